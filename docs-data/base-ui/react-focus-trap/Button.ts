import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export const Button = styled(BaseButton)({
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
}) as typeof BaseButton;
