import { useId, useState } from 'react';
import { Popper, type PopperPlacementType } from '@mui/base/Popper';
import { styled } from '@mui/system';

const sides: PopperPlacementType[] = ['top', 'right', 'bottom', 'left'];

const Pin = styled('div')({
  display: 'grid',
  placeItems: 'center',
  blockSize: 160,
  '& span': { padding: '8px 16px', border: '1px dashed currentColor' },
});

const Note = styled(Popper)({
  zIndex: 1,
  padding: '4px 8px',
  borderRadius: 4,
  backgroundColor: 'light-dark(#1e3a5f, #bfdbfe)',
  color: 'light-dark(#ffffff, #10243d)',
});

const options = sides.map((side) => <option key={side}>{side}</option>);

export default function PlacementPopper() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<PopperPlacementType>('bottom');

  return (
    <div>
      <label htmlFor={id}>Placement</label>{' '}
      <select
        id={id}
        value={side}
        onChange={(event) => setSide(event.target.value as typeof side)}
      >
        {options}
      </select>
      <Pin>
        <span ref={setAnchor}>Pin</span>
      </Pin>
      <Note
        anchorEl={anchor}
        open={anchor !== null}
        placement={side}
        disablePortal
      >
        Note
      </Note>
    </div>
  );
}
