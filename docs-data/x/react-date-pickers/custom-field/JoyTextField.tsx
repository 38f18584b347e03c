import { forwardRef, type Ref } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import type { TextFieldProps } from '@mui/material/TextField';

/** A text field for pickers that renders Joy UI components. */
export default forwardRef<HTMLDivElement, TextFieldProps>(function JoyTextField(
  { InputProps: input, inputProps, ...other },
  ref,
) {
  return (
    <FormControl
      ref={input?.ref as Ref<HTMLDivElement>}
      id={other.id}
      disabled={other.disabled}
      error={other.error}
      sx={{ width: 260 }}
    >
      <FormLabel>{other.label}</FormLabel>
      <Input
        ref={ref}
        name={other.name}
        value={other.value as string}
        placeholder={other.placeholder}
        autoComplete="off"
        readOnly={input?.readOnly}
        error={other.error}
        endDecorator={input?.endAdornment}
        onChange={other.onChange}
        onClick={other.onClick}
        onFocus={other.onFocus}
        onBlur={other.onBlur}
        slotProps={{ input: inputProps }}
      />
      <FormHelperText
        role="status"
        sx={{ color: other.error ? 'danger.plainColor' : undefined }}
      >
        {other.helperText ?? '\u00a0'}
      </FormHelperText>
    </FormControl>
  );
});
