import type { Dayjs } from 'dayjs';
import Badge, { badgeClasses } from '@mui/material/Badge';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

interface ConcertDayProps extends PickersDayProps<Dayjs> {
  concerts?: ReadonlyMap<string, number>;
}

const badgeStyle = {
  [`& .${badgeClasses.badge}`]: {
    top: 8,
    right: 0,
    minWidth: 16,
    height: 16,
    px: 0.5,
    fontSize: '0.7rem',
  },
};

/** A day with a badge and a border if there are concerts. Their number is in its name too. */
export default function ConcertDay({ concerts, ...props }: ConcertDayProps) {
  const { day, outsideCurrentMonth } = props;
  const count = concerts?.get(day.format('YYYY-MM-DD')) ?? 0;
  if (outsideCurrentMonth || count === 0) return <PickersDay {...props} />;
  return (
    <Badge
      badgeContent={count}
      color="primary"
      slotProps={{ badge: { 'aria-hidden': true } }}
      sx={badgeStyle}
    >
      <PickersDay
        {...props}
        aria-label={`${day.date()}, ${count} concert${count > 1 ? 's' : ''}`}
        sx={{ border: 1, borderColor: 'primary.main' }}
      />
    </Badge>
  );
}
