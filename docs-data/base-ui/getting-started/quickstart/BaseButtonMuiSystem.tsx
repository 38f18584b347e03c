import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const QueueButton = styled(Button)({
  padding: '8px 20px',
  border: '2px solid currentColor',
  borderRadius: 4,
  backgroundColor: 'light-dark(#e6f4f1, #143a33)',
  color: 'light-dark(#0f4a3c, #b2e8d8)',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { translate: '0 1px' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

export default function BaseButtonMuiSystem() {
  const [queued, setQueued] = useState(0);

  return (
    <QueueButton onClick={() => setQueued(queued + 1)}>
      Add to the queue ({queued})
    </QueueButton>
  );
}
