import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export const StyledInput = styled(Input)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 12,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#1d4ed8, #93c5fd)',
  },
  [`&.${inputClasses.error}`]: {
    borderColor: 'light-dark(#b91c1c, #fca5a5)',
  },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minInlineSize: 0,
    paddingBlock: 10,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    resize: 'none',
  },
});

export const Field = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  inlineSize: 360,
  maxInlineSize: '100%',
});
