import { forwardRef, useState } from 'react';
import {
  Button,
  buttonClasses,
  type ButtonRootSlotProps,
} from '@mui/base/Button';
import { styled } from '@mui/system';

const Frame = styled('span')({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 176,
  blockSize: 64,
  cursor: 'pointer',
  fontWeight: 600,
  userSelect: 'none',
  '& svg': {
    position: 'absolute',
    inset: 0,
    fill: 'light-dark(#f3ead6, #3a3220)',
    stroke: 'light-dark(#7a5a16, #e5c480)',
    strokeWidth: 2,
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  },
  '& span': { position: 'relative' },
  [`&.${buttonClasses.focusVisible} svg`]: { strokeWidth: 5 },
});

const TicketRoot = forwardRef<HTMLSpanElement, ButtonRootSlotProps>(
  function TicketRoot({ ownerState, children, ...props }, ref) {
    return (
      <Frame
        {...props}
        ref={ref as never}
        style={{ translate: ownerState.active ? '0 2px' : undefined }}
      >
        <svg aria-hidden viewBox="0 0 176 64">
          <path d="M4 4H172V22a10 10 0 0 0 0 20V60H4V42a10 10 0 0 0 0-20Z" />
        </svg>
        <span>{children}</span>
      </Frame>
    );
  },
);

export default function UnstyledButtonCustom() {
  const [isOpen, setOpen] = useState(false);

  return (
    <Button
      rootElementName="span"
      slots={{ root: TicketRoot }}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? 'Fold the ticket' : 'Unfold the ticket'}
    </Button>
  );
}
