import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import RangeButtonField from './RangeButtonField';
import { tenancy } from './tenancy';

/** Makes the popup of the desktop picker a dialog that takes the focus, and gives it back. */
const slotProps = {
  popper: { role: 'dialog', 'aria-label': 'Orders' },
  desktopTrapFocus: { disableAutoFocus: false, disableRestoreFocus: false },
} as const;

export default function DateRangePickerWithButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Orders"
        defaultValue={tenancy}
        slots={{ field: RangeButtonField }}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
