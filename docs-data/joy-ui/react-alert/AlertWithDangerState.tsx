import { useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import ReportIcon from '@mui/icons-material/Report';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function AlertWithDangerState() {
  const [shown, setShown] = useState(true);
  const sync = useRef<HTMLButtonElement>(null);
  const close = () => {
    setShown(false);
    sync.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button ref={sync} variant="outlined" onClick={() => setShown(true)}>
        Sync the calendar
      </Button>
      {shown && <SyncError onClose={close} />}
    </Stack>
  );
}

function SyncError({ onClose }: { onClose: () => void }) {
  return (
    <Alert
      variant="solid"
      color="danger"
      startDecorator={<ReportIcon />}
      endDecorator={
        <IconButton
          variant="solid"
          color="danger"
          aria-label="Close the message"
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
      }
      sx={{ width: '100%' }}
    >
      The calendar can’t be reached. Your changes are kept on this device.
    </Alert>
  );
}
