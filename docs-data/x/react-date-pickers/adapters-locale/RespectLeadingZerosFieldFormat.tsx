import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const field = { shouldRespectLeadingZeros: true };

export default function RespectLeadingZerosFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker
          label="Sown (with zeros)"
          format="M/D/YYYY"
          defaultValue={dayjs('2025-04-07')}
        />
        <DatePicker
          label="Harvested (as in the format)"
          format="M/D/YYYY"
          defaultValue={dayjs('2025-08-09')}
          slotProps={{ field }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
