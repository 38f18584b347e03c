import DownloadIcon from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipPlayground() {
  return (
    <Tooltip title="Download the ticket">
      <IconButton>
        <DownloadIcon />
      </IconButton>
    </Tooltip>
  );
}
