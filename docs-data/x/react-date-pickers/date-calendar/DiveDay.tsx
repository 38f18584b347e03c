import type { Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

interface DiveDayProps extends PickersDayProps<Dayjs> {
  dives?: readonly number[];
}

/** A day that has a dot, and "dive planned" in its name, if there is a dive. */
export default function DiveDay({ dives = [], ...props }: DiveDayProps) {
  const { day, outsideCurrentMonth } = props;
  const planned = !outsideCurrentMonth && dives.includes(day.date());
  return (
    <Badge
      variant="dot"
      color="primary"
      overlap="circular"
      invisible={!planned}
    >
      <PickersDay
        {...props}
        aria-label={planned ? `${day.date()}, dive planned` : undefined}
      />
    </Badge>
  );
}
