import ShareIcon from '@mui/icons-material/Share';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ArrowTooltips() {
  return (
    <Tooltip arrow title="Share this route">
      <IconButton>
        <ShareIcon />
      </IconButton>
    </Tooltip>
  );
}
