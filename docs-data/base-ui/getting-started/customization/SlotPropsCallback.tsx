import { useState } from 'react';
import { Button, type ButtonOwnerState } from '@mui/base/Button';

function describeState({ active, focusVisible }: ButtonOwnerState) {
  return {
    style: {
      padding: '8px 20px',
      border: `2px ${active ? 'dashed' : 'solid'} currentColor`,
      borderRadius: 8,
      backgroundColor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      outline: focusVisible
        ? '3px solid light-dark(#b45309, #fbbf24)'
        : undefined,
      outlineOffset: 2,
    },
  };
}

export default function SlotPropsCallback() {
  const [laps, setLaps] = useState(0);

  return (
    <Button
      slotProps={{ root: describeState }}
      onClick={() => setLaps(laps + 1)}
    >
      Count a lap ({laps})
    </Button>
  );
}
