import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { viewChoices, type Settings } from './options';

const defaultValue = dayjs('2025-05-15');

/** Renders the chosen component. It mounts again when its views change. */
export default function LivePicker({ component, props, views }: Settings) {
  const flags = Object.fromEntries(props.map((name) => [name, true]));
  const common = { ...flags, defaultValue, views: viewChoices[views] };
  const pickers = {
    DateCalendar: <DateCalendar key={views} {...common} />,
    DatePicker: <DatePicker key={views} label="Day of the walk" {...common} />,
    StaticDatePicker: <StaticDatePicker key={views} {...common} />,
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {pickers[component]}
    </LocalizationProvider>
  );
}
