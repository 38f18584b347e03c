import { useId } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const slotProps = {
  root: {
    className:
      'grid w-40 grid-cols-[1fr_32px] overflow-hidden rounded-lg border border-gray-500 focus-within:outline-2 focus-within:outline-blue-700 dark:border-gray-400 dark:focus-within:outline-blue-300',
  },
  input: {
    role: 'spinbutton',
    className:
      'col-start-1 row-span-2 row-start-1 min-w-0 bg-transparent px-3 py-2.5 outline-none',
  },
  incrementButton: {
    type: 'button',
    'aria-label': 'More',
    children: '▴',
    className: 'col-start-2 row-start-1 bg-gray-200 dark:bg-gray-700',
  },
  decrementButton: {
    type: 'button',
    'aria-label': 'Fewer',
    children: '▾',
    className: 'col-start-2 row-start-2 bg-gray-200 dark:bg-gray-700',
  },
} as const;

export default function NumberInputIntroduction() {
  const id = useId();

  return (
    <div className="grid gap-1">
      <label htmlFor={id}>Nights in the cabin</label>
      <NumberInput id={id} defaultValue={2} min={1} slotProps={slotProps} />
    </div>
  );
}
