import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateView } from '@mui/x-date-pickers/models';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';

function Layout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  return <PickersLayout {...props} />;
}

export default function PickersLayoutSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker slots={{ layout: Layout }} />
    </LocalizationProvider>
  );
}
