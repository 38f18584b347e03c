import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

/** Renders the shortcuts as a row of buttons that wraps. */
export default function PeriodButtons({
  items = [],
  onChange,
  isValid,
  changeImportance = 'accept',
  className,
}: PickersShortcutsProps<DateRange<Dayjs>>) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Periods"
      className={className}
      sx={{ p: 1, gap: 1, flexWrap: 'wrap' }}
    >
      {items.map((item) => {
        const range = item.getValue({ isValid });
        return (
          <Button
            key={item.id ?? item.label}
            size="small"
            variant="outlined"
            disabled={!isValid(range)}
            onClick={() => onChange(range, changeImportance, item)}
          >
            {item.label}
          </Button>
        );
      })}
    </Stack>
  );
}
