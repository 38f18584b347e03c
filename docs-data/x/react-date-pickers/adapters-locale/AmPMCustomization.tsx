import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const news = dayjs('2025-01-01T20:15');

export default function AmPMCustomization() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <TimePicker label="News (locale)" defaultValue={news} />
        <TimePicker label="News (12 hours)" defaultValue={news} ampm />
        <TimePicker label="News (24 hours)" defaultValue={news} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
