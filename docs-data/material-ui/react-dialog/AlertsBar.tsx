import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

interface AlertsBarProps {
  titleId: string;
  onClose: () => void;
  onSave: () => void;
}

export default function AlertsBar({
  titleId,
  onClose,
  onSave,
}: AlertsBarProps) {
  return (
    <AppBar position="static" component="div">
      <Toolbar sx={{ gap: 1 }}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label="Close"
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
        <Typography id={titleId} component="h2" variant="h6" sx={{ flex: 1 }}>
          Travel alerts
        </Typography>
        <Button color="inherit" onClick={onSave}>
          Save
        </Button>
      </Toolbar>
    </AppBar>
  );
}
