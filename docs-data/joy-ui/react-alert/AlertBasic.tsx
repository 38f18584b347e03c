import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AlertBasic() {
  const [failed, setFailed] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button onClick={() => setFailed(true)} sx={{ alignSelf: 'flex-start' }}>
        Upload the photos
      </Button>
      {failed && (
        <Alert color="danger">
          The album is full. Delete photos or start another album.
        </Alert>
      )}
    </Stack>
  );
}
