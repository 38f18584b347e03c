import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickersContext } from '@mui/x-date-pickers/hooks';

/** A button that shows the date and opens the calendar. */
export default function ButtonField(props: DatePickerFieldProps<Dayjs>) {
  const { open, onOpen, onClose } = usePickersContext();
  const { id, value, label, disabled, InputProps } = props;
  return (
    <Button
      ref={InputProps?.ref}
      variant="outlined"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={open ? onClose : onOpen}
    >
      <span id={id && `${id}-label`}>{label}</span>:{' '}
      {value?.isValid() ? value.format('MMM D, YYYY') : 'any'}
    </Button>
  );
}
