import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import BrowserSectionsField from './BrowserSectionsField';

export default function BrowserV7Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure
        label="Meter reading"
        defaultValue={dayjs('2025-12-31')}
        slots={{ textField: BrowserSectionsField }}
      />
    </LocalizationProvider>
  );
}
