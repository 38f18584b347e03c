import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

/** In a narrow window, the toolbar is above. */
const layout = {
  sx: {
    display: { xs: 'block', sm: 'grid' },
    [`& .${pickersLayoutClasses.toolbar}`]: {
      maxWidth: { xs: 'none', sm: 160 },
    },
  },
};

export default function StaticTimePickerLandscape() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <Typography component="h3" sx={{ px: 3 }}>
        Table for two
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticTimePicker
          orientation="landscape"
          slotProps={{ layout }}
          defaultValue={dayjs('2025-11-20T20:00')}
        />
      </LocalizationProvider>
    </Box>
  );
}
