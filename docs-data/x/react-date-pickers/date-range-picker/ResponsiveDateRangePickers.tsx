import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const loan: DateRange<dayjs.Dayjs> = [dayjs('2025-04-07'), dayjs('2025-04-11')];

export default function ResponsiveDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <Typography component="h3">Rent a ladder</Typography>
        <DateRangePicker defaultValue={loan} />
        <Typography component="h3">Rent a drill (desktop)</Typography>
        <DesktopDateRangePicker defaultValue={loan} />
        <Typography component="h3">Rent a saw (mobile)</Typography>
        <MobileDateRangePicker defaultValue={loan} />
        <Box component="section">
          <Typography component="h4">Rent a trailer (static)</Typography>
          <Box sx={{ mx: -2, overflowX: 'auto' }}>
            <StaticDateRangePicker defaultValue={loan} />
          </Box>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
