import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function StaticTimePickerLandscape() {
  return (
    <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Typography component="h3">Table for two</Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticTimePicker
          orientation="landscape"
          defaultValue={dayjs('2025-11-20T20:00')}
        />
      </LocalizationProvider>
    </Box>
  );
}
