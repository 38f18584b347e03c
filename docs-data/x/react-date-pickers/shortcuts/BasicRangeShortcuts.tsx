import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { lastDay, periods } from './periods';

export default function BasicRangeShortcuts() {
  return (
    <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Typography component="h3">Museum visitors</Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDateRangePicker
          defaultValue={[lastDay.subtract(6, 'day'), lastDay]}
          slotProps={{
            shortcuts: { items: periods },
            toolbar: { hidden: true },
          }}
        />
      </LocalizationProvider>
    </Box>
  );
}
