import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const commit = dayjs('2025-10-30T09:04:51');

export default function CustomDateTimeFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimeField
          label="Log entry"
          defaultValue={commit}
          format="YYYY-MM-DD HH:mm:ss"
        />
        <DateTimeField
          label="Invitation"
          defaultValue={commit}
          format="D MMMM, h:mm A"
        />
      </Stack>
    </LocalizationProvider>
  );
}
