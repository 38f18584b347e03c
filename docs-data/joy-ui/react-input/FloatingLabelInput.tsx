import { forwardRef, useId, type ComponentProps } from 'react';
import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';
import { labelStyle, wrapperStyle } from './floatingLabelStyles';

const InputWithLabel = forwardRef<HTMLInputElement, ComponentProps<'input'>>(
  function InputWithLabel(props, ref) {
    const id = useId();
    return (
      <Box sx={wrapperStyle}>
        <input {...props} ref={ref} id={id} />
        <Box component="label" htmlFor={id} sx={labelStyle}>
          {props.placeholder}
        </Box>
      </Box>
    );
  },
);

export default function FloatingLabelInput() {
  return (
    <Input
      slotProps={{ input: { component: InputWithLabel } }}
      placeholder="Band name"
      sx={{ '--Input-minHeight': '3.5rem', width: 320, maxWidth: '100%' }}
    />
  );
}
