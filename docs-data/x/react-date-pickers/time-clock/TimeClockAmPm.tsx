import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const news = dayjs('2025-06-01T20:00');
const narrow = { maxWidth: '100%' };

export default function TimeClockAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 2,
          maxWidth: '100%',
        }}
      >
        <Box sx={narrow}>
          <Typography align="center">News in Boston</Typography>
          <TimeClock defaultValue={news} ampm ampmInClock sx={narrow} />
        </Box>
        <Box sx={narrow}>
          <Typography align="center">News in Bremen</Typography>
          <TimeClock defaultValue={news} ampm={false} sx={narrow} />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
