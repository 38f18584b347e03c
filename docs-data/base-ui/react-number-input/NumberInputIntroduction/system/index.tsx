import { useId } from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const NumberInput = styled(BaseNumberInput)({
  display: 'grid',
  gridTemplateColumns: '1fr 32px',
  inlineSize: 160,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  overflow: 'hidden',
  [`&.${numberInputClasses.focused}`]: {
    outline: '2px solid light-dark(#1d4ed8, #93c5fd)',
  },
  [`& .${numberInputClasses.input}`]: {
    gridArea: '1 / 1 / 3',
    minInlineSize: 0,
    padding: '10px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& button': {
    gridColumn: 2,
    border: 0,
    backgroundColor: 'light-dark(#e5e7eb, #374151)',
    color: 'inherit',
  },
  [`& .${numberInputClasses.incrementButton}`]: { gridRow: 1 },
});

const slotProps = {
  input: { role: 'spinbutton' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '▴' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '▾' },
} as const;

export default function NumberInputIntroduction() {
  const id = useId();

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id}>Nights in the cabin</label>
      <NumberInput id={id} defaultValue={2} min={1} slotProps={slotProps} />
    </div>
  );
}
