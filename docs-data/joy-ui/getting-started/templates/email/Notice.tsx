import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

interface NoticeProps {
  open: boolean;
  /** Stays the same while the notice disappears. */
  text: string;
  onClose: () => void;
  onUndo?: () => void;
}

/** Reports an action, and lets the user undo it. Each text has its own time. */
export default function Notice({ open, text, onClose, onUndo }: NoticeProps) {
  return (
    <Snackbar
      key={text}
      open={open}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      autoHideDuration={8000}
      variant="solid"
      color="neutral"
      endDecorator={
        onUndo && (
          <Button size="sm" variant="soft" color="neutral" onClick={onUndo}>
            Undo
          </Button>
        )
      }
    >
      <span role="alert">{text}</span>
    </Snackbar>
  );
}
