import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, {
  type OutlinedInputProps,
} from '@mui/material/OutlinedInput';

export const euro = <InputAdornment position="start">€</InputAdornment>;

export function AmountInput(props: OutlinedInputProps) {
  return <OutlinedInput sx={{ borderRadius: 6 }} {...props} />;
}

// FormControl recognizes inputs by this name.
AmountInput.muiName = 'Input';
