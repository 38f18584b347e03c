import type { Dayjs } from 'dayjs';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

/** The arrows point the other way on right-to-left pages. */
const arrow = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

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
        <ChevronLeftIcon sx={arrow} />
      </IconButton>
      <Typography
        id={labelId}
        aria-live="polite"
        sx={{ flexGrow: 1, textAlign: 'center' }}
      >
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <IconButton aria-label="Three months later" onClick={() => move(3)}>
        <ChevronRightIcon sx={arrow} />
      </IconButton>
    </Stack>
  );
}
