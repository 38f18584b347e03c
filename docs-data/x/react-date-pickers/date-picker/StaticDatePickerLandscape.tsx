import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function StaticDatePickerLandscape() {
  return (
    <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Typography component="h3">Tickets</Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2025-06-14')}
          localeText={{ toolbarTitle: 'Day of your visit' }}
        />
      </LocalizationProvider>
    </Box>
  );
}
