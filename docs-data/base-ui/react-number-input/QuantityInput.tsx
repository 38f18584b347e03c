import { useId } from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Quantity = styled(NumberInput)({
  display: 'flex',
  gap: 4,
  [`& .${numberInputClasses.input}`]: {
    order: 1,
    inlineSize: 56,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
  },
  [`& .${numberInputClasses.incrementButton}`]: { order: 2 },
  '& button': {
    inlineSize: 44,
    blockSize: 44,
    border: '1px solid transparent',
    borderRadius: '50%',
    backgroundColor: 'light-dark(#dbe7e3, #24443c)',
    color: 'inherit',
    font: 'inherit',
    '&:disabled': { opacity: 0.5 },
  },
});

const slotProps = {
  input: { role: 'spinbutton' },
  incrementButton: { type: 'button', 'aria-label': 'One more', children: '+' },
  decrementButton: { type: 'button', 'aria-label': 'One less', children: '−' },
} as const;

const rowStyle = { display: 'flex', alignItems: 'center', gap: 16 } as const;

export default function QuantityInput() {
  const id = useId();

  return (
    <div style={rowStyle}>
      <label htmlFor={id}>Jars of honey</label>
      <Quantity
        id={id}
        defaultValue={1}
        min={1}
        max={12}
        slotProps={slotProps}
      />
    </div>
  );
}
