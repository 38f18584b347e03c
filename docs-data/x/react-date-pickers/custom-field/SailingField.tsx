import type { Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { sailings } from './sailings';

/** Users choose a day from a list, or open the calendar. */
export default function SailingField(props: DatePickerFieldProps<Dayjs>) {
  const { id, value, onChange, label, disabled, InputProps } = props;
  return (
    <Box
      ref={InputProps?.ref}
      sx={{ display: 'flex', width: 320, maxWidth: '100%' }}
    >
      <Autocomplete
        id={id}
        options={sailings}
        value={value ?? null}
        disabled={disabled}
        onChange={(_, day) => onChange?.(day, { validationError: null })}
        getOptionLabel={(day) => day.format('ddd, MMM D')}
        isOptionEqualToValue={(day, chosen) => day.isSame(chosen, 'day')}
        renderInput={(params) => <TextField {...params} label={label} />}
        sx={{ flexGrow: 1 }}
      />
      {InputProps?.endAdornment && (
        <Box sx={{ display: 'flex', mx: 2 }}>{InputProps.endAdornment}</Box>
      )}
    </Box>
  );
}
