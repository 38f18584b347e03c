import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Button = styled(BaseButton)({
  padding: '8px 16px',
  border: '1px solid light-dark(#17614f, #8fd9c4)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#17614f, #8fd9c4)',
  color: 'light-dark(#ffffff, #06231c)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#0f4a3c, #b2e8d8)' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#d97706, #fbbf24)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    border: '1px dashed currentColor',
    backgroundColor: 'transparent',
    color: 'light-dark(#56605d, #a9b4b0)',
    cursor: 'not-allowed',
  },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export default function UnstyledButtonIntroduction() {
  return (
    <Row>
      <Button>Buy ticket</Button>
      <Button disabled>Sold out</Button>
    </Row>
  );
}
