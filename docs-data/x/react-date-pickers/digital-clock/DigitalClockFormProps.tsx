import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slot = dayjs('2025-02-03T06:00');

export default function DigitalClockFormProps() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div>
          <Typography>Backup (read-only)</Typography>
          <DigitalClock value={slot} timeStep={360} readOnly />
        </div>
        <div>
          <Typography>Update (disabled)</Typography>
          <DigitalClock
            value={slot}
            timeStep={360}
            disabled
            slotProps={{ digitalClockItem: { 'aria-disabled': true } }}
          />
        </div>
      </LocalizationProvider>
    </Box>
  );
}
