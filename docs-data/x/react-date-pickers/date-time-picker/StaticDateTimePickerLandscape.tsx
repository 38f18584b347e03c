import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

/** In a narrow window, the toolbar is above. */
const layout = {
  sx: {
    display: { xs: 'block', sm: 'grid' },
    [`& .${pickersLayoutClasses.toolbar}`]: {
      maxWidth: { xs: 'none', sm: 160 },
    },
  },
};

export default function StaticDateTimePickerLandscape() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <Typography component="h3" sx={{ px: 3 }}>
        Book the court
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDateTimePicker
          orientation="landscape"
          slotProps={{ layout }}
          defaultValue={dayjs('2025-05-30T18:00')}
        />
      </LocalizationProvider>
    </Box>
  );
}
