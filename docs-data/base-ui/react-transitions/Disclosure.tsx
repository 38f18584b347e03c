import { useState, type ReactNode } from 'react';
import { Button } from './Button';
import { Reveal } from './Reveal';

interface DisclosureProps {
  label: string;
  /** Contains a transition. */
  children: ReactNode;
}

/** A button that shows or hides the content below it. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [open, setOpen] = useState(true);

  return (
    <div style={{ width: 300, maxWidth: '100%' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <Reveal open={open}>{children}</Reveal>
    </div>
  );
}
