import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CakeIcon from '@mui/icons-material/Cake';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';

/** A toolbar that shows what the date is for, and its day of the week. */
export default function BirthdayToolbar({
  className,
  titleId,
  value,
}: DatePickerToolbarProps<Dayjs>) {
  return (
    <Stack
      direction="row"
      spacing={1}
      className={className}
      sx={{ p: 2, alignItems: 'center' }}
    >
      <CakeIcon color="primary" />
      <Typography id={titleId}>
        Party on {value?.format('dddd, MMMM D') ?? 'which day?'}
      </Typography>
    </Stack>
  );
}
