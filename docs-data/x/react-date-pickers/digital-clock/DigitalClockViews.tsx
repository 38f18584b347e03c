import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        views={['hours', 'minutes', 'seconds']}
        timeSteps={{ minutes: 1, seconds: 10 }}
        sx={{ width: 'fit-content' }}
        defaultValue={dayjs('2025-05-17T14:08:20')}
      />
    </LocalizationProvider>
  );
}
