import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';

/** The header of a month. The first month has the button back, the last one the button forward. */
export default function HarvestHeader({
  calendars,
  currentMonth,
  month,
  monthIndex,
  labelId,
  onMonthChange,
}: PickersRangeCalendarHeaderProps<Dayjs>) {
  const move = (months: number) =>
    onMonthChange(
      currentMonth.add(months, 'month'),
      months > 0 ? 'left' : 'right',
    );
  return (
    <Stack direction="row" sx={{ p: 1, minHeight: 52, alignItems: 'center' }}>
      {monthIndex === 0 && (
        <Button size="small" onClick={() => move(-1)}>
          Earlier
        </Button>
      )}
      <Typography id={labelId} sx={{ flexGrow: 1, textAlign: 'center' }}>
        {month.format('MMM YYYY')}
      </Typography>
      {monthIndex === calendars - 1 && (
        <Button size="small" onClick={() => move(1)}>
          Later
        </Button>
      )}
    </Stack>
  );
}
