import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersShortcuts,
  type PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';

function Shortcuts(props: PickersShortcutsProps<Dayjs | null>) {
  return <PickersShortcuts {...props} />;
}

export default function PickersShortcutsSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        slots={{ shortcuts: Shortcuts }}
        slotProps={{
          shortcuts: { items: [{ label: 'No date', getValue: () => null }] },
        }}
      />
    </LocalizationProvider>
  );
}
