import WarningAmber from '@mui/icons-material/WarningAmber';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** A text field for pickers that shows a warning icon while its date is invalid. */
export default function WarningTextField(props: TextFieldProps) {
  const { InputProps: input, ...other } = props;
  const sign = (
    <InputAdornment position="start">
      <WarningAmber color="error" titleAccess="Invalid date" />
    </InputAdornment>
  );
  const startAdornment = props.error ? sign : input?.startAdornment;
  return (
    <TextField {...other} slotProps={{ input: { ...input, startAdornment } }} />
  );
}
