import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const departure = dayjs('2025-03-02T05:10');
const narrow = { maxWidth: '100%' };

export default function TimeClockFormProps() {
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
          <Typography align="center">First train (read-only)</Typography>
          <TimeClock value={departure} readOnly sx={narrow} />
        </Box>
        <Box sx={narrow}>
          <Typography align="center">Night train (disabled)</Typography>
          <TimeClock value={departure} disabled sx={narrow} />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
