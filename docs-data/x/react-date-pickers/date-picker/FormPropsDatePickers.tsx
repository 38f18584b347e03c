import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormPropsDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker
          label="Start of the contract"
          name="contract-start"
          slotProps={{ textField: { required: true } }}
        />
        <DatePicker
          label="Contract signed on"
          defaultValue={dayjs('2025-01-08')}
          readOnly
        />
        <DatePicker label="End of the contract" disabled />
      </Stack>
    </LocalizationProvider>
  );
}
