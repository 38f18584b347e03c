import type { Dayjs } from 'dayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';

export default function FieldToolbar({
  value,
  onChange,
}: DatePickerToolbarProps<Dayjs>) {
  return (
    <DateField
      label="Type the date"
      value={value}
      onChange={(next) => {
        if (next?.isValid()) onChange(next);
      }}
      sx={{ m: 2, gridColumn: '1 / 4', gridRow: 1 }}
    />
  );
}
