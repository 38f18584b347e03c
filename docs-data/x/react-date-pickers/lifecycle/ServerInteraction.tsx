import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function ServerInteraction() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-09-10'));
  const [requests, setRequests] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDatePicker
          label="Technician comes on"
          value={day}
          onChange={setDay}
          onAccept={(accepted) =>
            setRequests((sent) => [
              ...sent,
              accepted?.format('YYYY-MM-DD') ?? 'null',
            ])
          }
        />
      </LocalizationProvider>
      <Typography role="status">
        Sent to the server: {requests.join(', ') || 'nothing yet'}
      </Typography>
    </Stack>
  );
}
