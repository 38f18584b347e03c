import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const call = dayjs('2025-03-10T10:30');

export default function DigitalClockBasic() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DigitalClock defaultValue={call} />
        <MultiSectionDigitalClock
          defaultValue={call}
          sx={{ width: 'fit-content' }}
        />
      </LocalizationProvider>
    </Box>
  );
}
