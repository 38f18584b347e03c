import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormPropsDateTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimePicker
          label="Damage noticed"
          name="noticed"
          slotProps={{ textField: { required: true } }}
        />
        <DateTimePicker
          label="Report received"
          defaultValue={dayjs('2025-03-19T11:52')}
          readOnly
        />
        <DateTimePicker label="Repaired" disabled />
      </Stack>
    </LocalizationProvider>
  );
}
