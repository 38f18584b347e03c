import ZoomInIcon from '@mui/icons-material/ZoomIn';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function DelayTooltips() {
  return (
    <Tooltip title="Zoom in" enterDelay={500} leaveDelay={200}>
      <IconButton>
        <ZoomInIcon />
      </IconButton>
    </Tooltip>
  );
}
