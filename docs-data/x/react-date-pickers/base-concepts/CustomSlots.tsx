import dayjs from 'dayjs';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function CustomSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Oven on"
        defaultValue={dayjs('2025-12-24T17:40')}
        slots={{ openPickerIcon: ScheduleIcon }}
        slotProps={{
          textField: { size: 'small', helperText: 'Preheats for 15 minutes' },
          openPickerButton: { color: 'primary' },
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
