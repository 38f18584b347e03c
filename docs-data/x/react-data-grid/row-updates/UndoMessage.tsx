import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface UndoMessageProps {
  message: string;
  canUndo: boolean;
  onUndo: () => void;
}

/** What was deleted, and a button that restores it and leaves the focus on the message. */
export default function UndoMessage(props: UndoMessageProps) {
  const { message, canUndo, onUndo } = props;
  const text = useRef<HTMLElement>(null);
  const undo = () => {
    text.current?.focus();
    onUndo();
  };
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ mb: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Typography ref={text} role="status" tabIndex={-1}>
        {message}
      </Typography>
      <Button disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
    </Stack>
  );
}
