import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function FormPropsTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <TimePicker
          label="Start of your shift"
          name="shift-start"
          slotProps={{ textField: { required: true } }}
        />
        <TimePicker
          label="Break (set by the manager)"
          defaultValue={dayjs('2025-01-15T12:30')}
          readOnly
        />
        <TimePicker label="End of your shift" disabled />
      </Stack>
    </LocalizationProvider>
  );
}
