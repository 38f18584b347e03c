import type { Dayjs } from 'dayjs';
import {
  PickersDay,
  pickersDayClasses,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

interface WeekDayProps extends PickersDayProps<Dayjs> {
  week?: Dayjs | null;
}

/** A day that is highlighted with all the days of the chosen week. */
export default function WeekDay({ week, selected, ...props }: WeekDayProps) {
  const inWeek = Boolean(week?.isSame(props.day, 'week'));
  return (
    <PickersDay
      {...props}
      selected={selected}
      disableMargin
      sx={{
        px: 2.5,
        borderRadius: 0,
        [`&.${pickersDayClasses.selected}`]: { borderRadius: 1 },
        ...(inWeek && { outline: '1px solid transparent' }),
        ...(inWeek && !selected && { bgcolor: 'action.selected' }),
      }}
    />
  );
}
