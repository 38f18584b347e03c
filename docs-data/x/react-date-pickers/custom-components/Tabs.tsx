import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import FlightIcon from '@mui/icons-material/Flight';
import HourglassTopIcon from '@mui/icons-material/HourglassTop';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const icons = { dateIcon: <FlightIcon />, timeIcon: <HourglassTopIcon /> };

export default function Tabs() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <Typography component="h3" sx={{ px: 3 }}>
        Flight home
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDateTimePicker
          defaultValue={dayjs('2025-01-05T19:05')}
          slotProps={{ tabs: icons }}
        />
      </LocalizationProvider>
    </Box>
  );
}
