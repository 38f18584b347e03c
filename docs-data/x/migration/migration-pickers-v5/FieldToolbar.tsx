import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';

export default function FieldToolbar({
  value,
  onChange,
  titleId,
}: DatePickerToolbarProps<Dayjs>) {
  return (
    <Stack spacing={2} sx={{ p: 2, gridColumn: '1 / 4', gridRow: 1 }}>
      <Typography id={titleId} variant="subtitle1" component="h2">
        Choose or type a date
      </Typography>
      <DateField
        label="Date"
        value={value}
        onChange={(next) => {
          if (next?.isValid()) onChange(next);
        }}
      />
    </Stack>
  );
}
