import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const news = dayjs('2025-06-01T20:00');

export default function TimeClockAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, maxWidth: '100%' }}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <Typography align="center">News in Boston</Typography>
          <TimeClock defaultValue={news} ampm ampmInClock />
        </Box>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <Typography align="center">News in Bremen</Typography>
          <TimeClock defaultValue={news} ampm={false} />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
