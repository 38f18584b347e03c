import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltip() {
  return (
    <Tooltip title="Undo the last stroke">
      <IconButton>
        <UndoIcon />
      </IconButton>
    </Tooltip>
  );
}
