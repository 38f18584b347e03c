import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const launch = dayjs('2025-08-14T06:30');

export default function ResponsiveDateTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 340, maxWidth: '100%' }}>
        <DateTimePicker label="Balloon launch" defaultValue={launch} />
        <DesktopDateTimePicker label="Briefing" defaultValue={launch} />
        <MobileDateTimePicker label="Landing" defaultValue={launch} />
        <Box component="section">
          <Typography component="h3">Return trip</Typography>
          <Box sx={{ mx: -2, overflowX: 'auto' }}>
            <StaticDateTimePicker defaultValue={launch} />
          </Box>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
