import { useId } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const OrderButton = styled(Button)({
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

export default function UnstyledButtonsDisabledFocus() {
  const hoursId = useId();

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <OrderButton disabled>Order now</OrderButton>
      <OrderButton disabled focusableWhenDisabled aria-describedby={hoursId}>
        Order for tomorrow
      </OrderButton>
      <p id={hoursId} style={{ margin: 0, flexBasis: '100%' }}>
        The kitchen takes orders from 11:00.
      </p>
    </div>
  );
}
