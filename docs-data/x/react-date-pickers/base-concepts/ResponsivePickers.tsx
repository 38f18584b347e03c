import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const tide = dayjs('2025-04-09T13:25');

export default function ResponsivePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <TimePicker label="High tide (responsive)" defaultValue={tide} />
        <DesktopTimePicker label="High tide (desktop)" defaultValue={tide} />
        <MobileTimePicker label="High tide (mobile)" defaultValue={tide} />
      </Stack>
    </LocalizationProvider>
  );
}
