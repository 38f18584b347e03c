import { forwardRef, type Ref } from 'react';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import type { SingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

type Props = SingleInputDateRangeFieldProps<Dayjs>;
const format = (day?: Dayjs | null) =>
  day?.isValid() ? day.format('MMM D') : '…';

const RangeButtonField = forwardRef<HTMLDivElement, Props>((props, ref) => {
  const { open, onOpen, onClose } = usePickersContext();
  const { id, value, label, disabled, InputProps } = props;
  return (
    <Box ref={ref}>
      <Button
        ref={InputProps?.ref as Ref<HTMLButtonElement>}
        variant="outlined"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? onClose : onOpen}
      >
        <span id={id && `${id}-label`}>{label}</span>: {format(value?.[0])} –{' '}
        {format(value?.[1])}
      </Button>
    </Box>
  );
});
RangeButtonField.displayName = 'RangeButtonField';

/** A button that shows both days and opens the calendar. */
export default Object.assign(RangeButtonField, { fieldType: 'single-input' });
