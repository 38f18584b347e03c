import { useId, useState } from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';
import { Field, StyledInput } from './StyledInput';

const InlineButton = styled(Button)({
  padding: '4px 8px',
  border: '1px solid currentColor',
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

export default function InputAdornments() {
  const amountId = useId();
  const passwordId = useId();
  const [visible, setVisible] = useState(false);

  return (
    <Field style={{ gap: 8 }}>
      <label htmlFor={amountId}>Deposit in euros</label>
      <StyledInput id={amountId} startAdornment={<span aria-hidden>€</span>} />
      <label htmlFor={passwordId}>Wi-Fi password</label>
      <StyledInput
        id={passwordId}
        type={visible ? 'text' : 'password'}
        autoComplete="off"
        endAdornment={
          <InlineButton onClick={() => setVisible(!visible)}>
            {visible ? 'Hide' : 'Show'}
          </InlineButton>
        }
      />
    </Field>
  );
}
