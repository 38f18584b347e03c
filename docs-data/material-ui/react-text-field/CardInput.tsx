import { forwardRef } from 'react';
import { IMaskInput } from 'react-imask';
import type { InputBaseComponentProps } from '@mui/material/InputBase';

const CardInput = forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function CardInput(props, ref) {
    return <IMaskInput {...props} mask="0000 0000 0000 0000" inputRef={ref} />;
  },
);

export default CardInput;
