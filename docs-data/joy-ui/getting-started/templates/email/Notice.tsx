import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

interface NoticeProps {
  text: string;
  onClose: () => void;
  onUndo?: () => void;
}

/** Tells the user what happened, and can undo it. */
export default function Notice({ text, onClose, onUndo }: NoticeProps) {
  return (
    <Snackbar
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
      {text}
    </Snackbar>
  );
}
