import type { Dayjs } from 'dayjs';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';

const season = {
  [`&.${dateRangePickerDayClasses.rangeIntervalDayHighlight}`]: {
    bgcolor: 'action.selected',
    borderRadius: 0,
  },
  [`& .${dateRangePickerDayClasses.day}.${pickersDayClasses.selected}`]: {
    borderRadius: 0,
    bgcolor: 'success.main',
    color: 'success.contrastText',
    '&:hover, &:focus': { bgcolor: 'success.main' },
    '&:focus-visible': { outline: 2 },
  },
};

/** A day in the colors of the season, with straight edges at both ends of the range. */
export default function SeasonDay(props: DateRangePickerDayProps<Dayjs>) {
  return <DateRangePickerDay {...props} sx={season} />;
}
