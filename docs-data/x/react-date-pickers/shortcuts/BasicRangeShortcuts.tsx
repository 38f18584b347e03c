import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { lastDay, periods } from './periods';
import { stackedLayout } from './stackedLayout';

export default function BasicRangeShortcuts() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <Typography component="h3" sx={{ px: 3 }}>
        Museum visitors
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDateRangePicker
          defaultValue={[lastDay.subtract(6, 'day'), lastDay]}
          slotProps={{
            shortcuts: { items: periods },
            layout: stackedLayout,
            toolbar: { hidden: true },
          }}
        />
      </LocalizationProvider>
    </Box>
  );
}
