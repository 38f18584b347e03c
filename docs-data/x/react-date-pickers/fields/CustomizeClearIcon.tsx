import dayjs from 'dayjs';
import BackspaceIcon from '@mui/icons-material/Backspace';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomizeClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Best before"
        defaultValue={dayjs('2025-08-19')}
        clearable
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{ clearIcon: { fontSize: 'small' } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
