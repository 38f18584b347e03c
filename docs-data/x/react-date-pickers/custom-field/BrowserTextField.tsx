import { forwardRef, useId } from 'react';
import Box from '@mui/material/Box';
import type { TextFieldProps } from '@mui/material/TextField';

/** A text field for pickers that renders plain elements. */
export default forwardRef<HTMLDivElement, TextFieldProps>(
  function BrowserTextField(props, ref) {
    const { InputProps: input, inputProps, label, error } = props;
    const ownId = useId();
    const id = props.id ?? ownId;
    return (
      <Box ref={input?.ref} sx={{ width: 260, maxWidth: '100%' }}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <Box ref={ref} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <input
            {...inputProps}
            id={id}
            name={props.name}
            value={props.value as string}
            placeholder={props.placeholder}
            autoComplete="off"
            disabled={props.disabled}
            readOnly={input?.readOnly}
            aria-invalid={error}
            aria-describedby={`${id}-help`}
            onChange={props.onChange}
            onClick={props.onClick}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            style={{ font: 'inherit', padding: 8, width: '100%', minWidth: 0 }}
          />
          {input?.endAdornment}
        </Box>
        <div id={`${id}-help`} role="status">
          {props.helperText ?? '\u00a0'}
        </div>
      </Box>
    );
  },
);
