import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

const vertical = {
  orientation: 'vertical',
  'aria-orientation': 'vertical',
} as const;

export default function VerticalDividerMiddle() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', width: 'fit-content' }}>
      <IconButton aria-label="Undo">
        <UndoIcon />
      </IconButton>
      <IconButton aria-label="Redo">
        <RedoIcon />
      </IconButton>
      <Divider {...vertical} flexItem variant="middle" />
      <IconButton aria-label="Zoom in">
        <ZoomInIcon />
      </IconButton>
    </Paper>
  );
}
