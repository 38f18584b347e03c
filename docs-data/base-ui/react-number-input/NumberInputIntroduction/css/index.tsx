import { useId } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './styles.css';

const slotProps = {
  input: { role: 'spinbutton' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '▴' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer', children: '▾' },
} as const;

export default function NumberInputIntroduction() {
  const id = useId();

  return (
    <div className="nights">
      <label htmlFor={id}>Nights in the cabin</label>
      <NumberInput
        className="nights-input"
        id={id}
        defaultValue={2}
        min={1}
        slotProps={slotProps}
      />
    </div>
  );
}
