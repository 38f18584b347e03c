import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const actions: PickersActionBarAction[] = ['today', 'clear', 'accept'];
const beside = {
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: { sm: 1 },
    gridRow: { sm: 2 },
    flexDirection: { sm: 'column' },
    justifyContent: { sm: 'flex-start' },
  },
};

export default function MovingActions() {
  return (
    <Box sx={{ mx: -2, overflowX: 'auto' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          defaultValue={dayjs('2025-02-28')}
          slotProps={{
            actionBar: { actions },
            layout: { sx: beside },
            toolbar: { hidden: true },
          }}
        />
      </LocalizationProvider>
    </Box>
  );
}
