import { forwardRef } from 'react';
import DateRange from '@mui/icons-material/DateRange';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** A text field for pickers with a calendar icon. */
export default forwardRef<HTMLDivElement, TextFieldProps>(
  function CalendarTextField({ InputProps: input, ...other }, ref) {
    const endAdornment = (
      <InputAdornment position="end">
        <DateRange />
      </InputAdornment>
    );
    return (
      <TextField
        ref={ref}
        {...other}
        slotProps={{ input: { ...input, endAdornment } }}
      />
    );
  },
);
