import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const showing = dayjs('2025-10-31T20:00');

export default function DigitalClockAmPm() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div>
          <Typography>Cinema in Chicago</Typography>
          <DigitalClock defaultValue={showing} ampm />
        </div>
        <div>
          <Typography>Cinema in Cologne</Typography>
          <DigitalClock defaultValue={showing} ampm={false} />
        </div>
      </LocalizationProvider>
    </Box>
  );
}
