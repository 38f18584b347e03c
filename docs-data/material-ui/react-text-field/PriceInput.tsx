import { forwardRef } from 'react';
import { NumericFormat } from 'react-number-format';
import type { InputBaseComponentProps } from '@mui/material/InputBase';

const PriceInput = forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function PriceInput(props, ref) {
    return (
      <NumericFormat
        {...props}
        // Its type is narrower than that of an input; the field is controlled.
        defaultValue={undefined}
        prefix="$"
        thousandSeparator
        getInputRef={ref}
      />
    );
  },
);

export default PriceInput;
