import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

interface NoticeProps {
  text: string;
  onClose: () => void;
  onUndo?: () => void;
}

/** Reports an action, and lets the user undo it. Each text has its own time. */
export default function Notice({ text, onClose, onUndo }: NoticeProps) {
  return (
    <Snackbar
      key={text}
      open={text !== ''}
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
