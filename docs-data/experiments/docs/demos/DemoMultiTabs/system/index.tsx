import { Button as BaseButton } from '@mui/base/Button';
import { styled } from '@mui/system';

const Button = styled(BaseButton)({
  padding: '8px 16px',
  border: '1px solid light-dark(#9a3412, #fdba74)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#9a3412, #fdba74)',
  color: 'light-dark(#ffffff, #431407)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '3px solid light-dark(#1d4ed8, #93c5fd)',
    outlineOffset: 2,
  },
});

export default function DemoMultiTabs() {
  return <Button>Reserve a table</Button>;
}
