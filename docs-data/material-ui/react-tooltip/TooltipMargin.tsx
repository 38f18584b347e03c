import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/material/IconButton';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';

const below = `&.${tooltipClasses.popper}[data-popper-placement*="bottom"]`;
const slotProps = {
  popper: {
    sx: { [`${below} .${tooltipClasses.tooltip}`]: { marginTop: '2px' } },
  },
};

export default function TooltipMargin() {
  return (
    <Tooltip title="Print the ticket" slotProps={slotProps}>
      <IconButton>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  );
}
