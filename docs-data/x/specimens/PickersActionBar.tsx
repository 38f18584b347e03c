import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersActionBar,
  type PickersActionBarProps,
} from '@mui/x-date-pickers/PickersActionBar';

function ActionBar(props: PickersActionBarProps) {
  return <PickersActionBar {...props} />;
}

export default function PickersActionBarSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker slots={{ actionBar: ActionBar }} />
    </LocalizationProvider>
  );
}
