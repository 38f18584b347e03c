import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const lesson = dayjs('2025-09-08T09:45');

export default function DigitalClockTimeStep() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DigitalClock defaultValue={lesson} timeStep={45} />
        <MultiSectionDigitalClock
          defaultValue={lesson}
          timeSteps={{ minutes: 15 }}
          sx={{ width: 'fit-content' }}
        />
      </LocalizationProvider>
    </Box>
  );
}
