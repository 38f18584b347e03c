import { useId, useState } from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';
import { Button } from './Button';

const Hint = styled(Popper)({
  zIndex: 1,
  padding: '8px 12px',
  borderRadius: 8,
  backgroundColor: 'light-dark(#1f2937, #f3f4f6)',
  color: 'light-dark(#ffffff, #111827)',
});

export default function UnstyledPopperBasic() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={({ key }) => key === 'Escape' && setAnchor(null)}
        onBlur={() => setAnchor(null)}
      >
        What is a junction fee?
      </Button>
      <Hint id={id} anchorEl={anchor} open={open}>
        A fee for trains that change the network.
      </Hint>
    </div>
  );
}
