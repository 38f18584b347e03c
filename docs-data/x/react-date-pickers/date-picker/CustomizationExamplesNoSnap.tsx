import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersCalendarHeaderClasses } from '@mui/x-date-pickers/PickersCalendarHeader';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

const calendar = {
  border: 1,
  borderColor: 'secondary.main',
  [`& .${pickersCalendarHeaderClasses.label}`]: {
    fontWeight: 700,
    color: 'secondary.main',
  },
  [`& .${pickersDayClasses.root}`]: { borderRadius: 1 },
  [`& .${pickersDayClasses.root}.${pickersDayClasses.selected}`]: {
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    '&:hover, &:focus': { bgcolor: 'secondary.main' },
    '&:focus-visible': { outline: 2, outlineOffset: 1 },
  },
};

export default function CustomizationExamplesNoSnap() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Opening night"
        defaultValue={dayjs('2025-09-12')}
        slots={{ openPickerIcon: EventIcon }}
        slotProps={{
          textField: { color: 'secondary', variant: 'filled' },
          openPickerButton: { color: 'secondary' },
          desktopPaper: { sx: calendar },
          mobilePaper: { sx: calendar },
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
