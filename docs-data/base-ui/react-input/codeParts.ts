import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export const Row = styled('div')({ display: 'flex', gap: 6 });

export const Digit = styled(Input)({
  [`& .${inputClasses.input}`]: {
    inlineSize: 40,
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    paddingBlock: 10,
    border: '1px solid light-dark(#6b7280, #9ca3af)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
});
