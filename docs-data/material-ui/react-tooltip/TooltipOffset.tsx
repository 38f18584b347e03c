import StarIcon from '@mui/icons-material/Star';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

const slotProps = {
  popper: { modifiers: [{ name: 'offset', options: { offset: [40, -8] } }] },
};

export default function TooltipOffset() {
  return (
    <Tooltip title="Keep this page" slotProps={slotProps}>
      <IconButton>
        <StarIcon />
      </IconButton>
    </Tooltip>
  );
}
