import { useState } from 'react';
import { Portal } from '@mui/base/Portal';
import { Button } from './Button';
import { clipped, counter } from './boxes';

export default function SimplePortal() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [called, setCalled] = useState(false);

  return (
    <div>
      <div style={clipped}>
        <Button aria-pressed={called} onClick={() => setCalled(!called)}>
          Call ticket 84
        </Button>
        {called && <Portal container={place}>Ticket 84, please</Portal>}
      </div>
      <div ref={setPlace} role="status" style={counter}>
        Counter 3:{' '}
      </div>
    </div>
  );
}
