import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import SailingField from './SailingField';
import { isNoSailing, sailings } from './sailings';

export default function PickerWithAutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Ferry to the island"
        defaultValue={sailings[0]}
        referenceDate={sailings[0]}
        shouldDisableDate={isNoSailing}
        slots={{ field: SailingField }}
      />
    </LocalizationProvider>
  );
}
