import { useState } from 'react';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Button, { type ButtonProps } from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ButtonLoadingPosition() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Checkbox
        label="The backup is running"
        checked={loading}
        onChange={(event) => setLoading(event.target.checked)}
      />
      <BackupButton loading={loading} loadingPosition="start" />
      <BackupButton loading={loading} loadingPosition="end" />
    </Stack>
  );
}

function BackupButton(props: ButtonProps) {
  const decorator = `${props.loadingPosition}Decorator`;
  return (
    <Button
      variant="soft"
      loadingIndicator={<CircularProgress aria-label="Backing up" />}
      {...props}
      {...{ [decorator]: <CloudUploadIcon /> }}
    >
      Back up now
    </Button>
  );
}
