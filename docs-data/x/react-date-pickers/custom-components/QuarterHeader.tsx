import type { Dayjs } from 'dayjs';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

/** A header whose buttons move by three months. */
export default function QuarterHeader({
  currentMonth,
  labelId,
  onMonthChange,
}: PickersCalendarHeaderProps<Dayjs>) {
  const move = (months: number) =>
    onMonthChange(
      currentMonth.add(months, 'month'),
      months > 0 ? 'left' : 'right',
    );
  return (
    <Stack direction="row" sx={{ px: 2, pt: 2, alignItems: 'center' }}>
      <IconButton aria-label="Three months earlier" onClick={() => move(-3)}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography
        id={labelId}
        aria-live="polite"
        sx={{ flexGrow: 1, textAlign: 'center' }}
      >
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <IconButton aria-label="Three months later" onClick={() => move(3)}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  );
}
