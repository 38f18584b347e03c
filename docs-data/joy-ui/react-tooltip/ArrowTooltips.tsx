import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

export default function ArrowTooltips() {
  return (
    <Tooltip arrow title="Print the crossword">
      <IconButton variant="outlined">
        <PrintIcon />
      </IconButton>
    </Tooltip>
  );
}
