import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const appointment = dayjs('2025-05-22');

export default function ResponsiveDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 340, maxWidth: '100%' }}>
        <DatePicker label="Vaccination" defaultValue={appointment} />
        <DesktopDatePicker label="Dentist" defaultValue={appointment} />
        <MobileDatePicker label="Eye test" defaultValue={appointment} />
        <Box component="section">
          <Typography component="h3">Check-up</Typography>
          <Box sx={{ mx: -2, overflowX: 'auto' }}>
            <StaticDatePicker defaultValue={appointment} />
          </Box>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
