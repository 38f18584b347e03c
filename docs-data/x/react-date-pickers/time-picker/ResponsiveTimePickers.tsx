import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const time = dayjs('2025-03-28T07:15');

export default function ResponsiveTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 340, maxWidth: '100%' }}>
        <TimePicker label="Feed the hens" defaultValue={time} />
        <DesktopTimePicker label="Milk the goats" defaultValue={time} />
        <MobileTimePicker label="Collect the eggs" defaultValue={time} />
        <Box component="section">
          <Typography component="h3">Open the barn</Typography>
          <Box sx={{ mx: -2, overflowX: 'auto' }}>
            <StaticTimePicker defaultValue={time} />
          </Box>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
