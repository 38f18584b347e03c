import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

/** In a narrow window, the toolbar is above. */
const layout = {
  sx: {
    display: { xs: 'block', sm: 'grid' },
    [`& .${pickersLayoutClasses.toolbar}`]: {
      maxWidth: { xs: 'none', sm: 160 },
    },
  },
};

export default function StaticDatePickerLandscape() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <Typography component="h3" sx={{ px: 3 }}>
        Tickets
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          orientation="landscape"
          slotProps={{ layout }}
          defaultValue={dayjs('2025-06-14')}
          localeText={{ toolbarTitle: 'Day of your visit' }}
        />
      </LocalizationProvider>
    </Box>
  );
}
