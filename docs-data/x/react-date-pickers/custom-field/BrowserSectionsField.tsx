import { forwardRef, type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import type { BaseSingleInputPickersTextFieldProps } from '@mui/x-date-pickers/models';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';

type Props = BaseSingleInputPickersTextFieldProps<true> & {
  helperText?: ReactNode;
};

/** A text field for pickers that renders plain elements and accessible sections. */
export default forwardRef<HTMLDivElement, Props>(
  function BrowserSectionsField(props, ref) {
    const { InputProps: input, label, name, value, onChange, error } = props;
    const ownId = useId();
    const id = props.id ?? ownId;
    return (
      <Box
        ref={input?.ref}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        sx={{ width: 260, maxWidth: '100%' }}
      >
        <span id={`${id}-label`}>{label}</span>
        <Box
          ref={ref}
          sx={{ display: 'flex', p: 1, border: error ? 2 : 1, borderRadius: 1 }}
        >
          <PickersSectionList
            elements={props.elements}
            sectionListRef={props.sectionListRef}
            contentEditable={props.contentEditable}
            tabIndex={props.tabIndex}
            onBlur={props.onBlur}
            onClick={props.onClick}
            onFocus={props.onFocus}
            onInput={props.onInput}
            onKeyDown={props.onKeyDown}
            onPaste={props.onPaste}
            style={{ flexGrow: 1, whiteSpace: 'nowrap' }}
          />
          {input?.endAdornment}
        </Box>
        <div id={`${id}-help`} role="status">
          {props.helperText ?? '\u00a0'}
        </div>
        <input type="hidden" name={name} value={value} onChange={onChange} />
      </Box>
    );
  },
);
