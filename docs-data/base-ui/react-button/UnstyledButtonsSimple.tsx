import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Key = styled(Button)({
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  [`&.${buttonClasses.active}`]: {
    backgroundColor: 'light-dark(#dbe7e3, #24443c)',
  },
  [`&.${buttonClasses.disabled}`]: { borderStyle: 'dashed' },
});

export default function UnstyledButtonsSimple() {
  const [seats, setSeats] = useState(2);

  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        alignItems: 'center',
      }}
    >
      <Key
        focusableWhenDisabled
        disabled={seats === 1}
        onClick={() => setSeats(seats - 1)}
      >
        Remove a seat
      </Key>
      <Key
        focusableWhenDisabled
        disabled={seats === 4}
        onClick={() => setSeats(seats + 1)}
      >
        Add a seat
      </Key>
      <span role="status">Seats: {seats}</span>
    </div>
  );
}
