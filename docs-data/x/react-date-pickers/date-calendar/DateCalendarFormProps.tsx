import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const collection = dayjs('2025-02-11');
const narrow = { minWidth: 280, maxWidth: '100%' };

export default function DateCalendarFormProps() {
  return (
    <Box
      role="region"
      aria-label="Waste collection"
      tabIndex={0}
      sx={{ maxWidth: '100%', overflowX: 'auto' }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'safe center',
            gap: 2,
          }}
        >
          <Box sx={{ maxWidth: '100%' }}>
            <Typography>Next collection (read-only)</Typography>
            <DateCalendar value={collection} readOnly sx={narrow} />
          </Box>
          <Box sx={{ maxWidth: '100%' }}>
            <Typography>Bulky waste (not bookable)</Typography>
            <DateCalendar value={collection} disabled sx={narrow} />
          </Box>
        </Box>
      </LocalizationProvider>
    </Box>
  );
}
