import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const finish = dayjs('2025-05-04T14:07:36');

export default function CustomTimeFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <TimeField label="24 hours" defaultValue={finish} format="HH:mm" />
        <TimeField
          label="With seconds"
          defaultValue={finish}
          format="hh:mm:ss A"
        />
        <TimeField
          label="Minutes and seconds"
          defaultValue={finish}
          format="mm:ss"
        />
      </Stack>
    </LocalizationProvider>
  );
}
