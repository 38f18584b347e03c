import { useId, useState } from 'react';
import type { PopupPlacement } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';
import { StyledPopup } from './StyledPopup';

const places: PopupPlacement[] = [
  'top',
  'bottom',
  'bottom-start',
  'right',
  'left',
];

const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  blockSize: 180,
  '& span': { padding: '8px 16px', border: '1px dashed currentColor' },
});

const options = places.map((place) => <option key={place}>{place}</option>);

export default function Placement() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<PopupPlacement>('bottom');

  return (
    <div style={{ position: 'relative' }}>
      <label htmlFor={id}>Placement</label>{' '}
      <select
        id={id}
        value={place}
        onChange={(event) => setPlace(event.target.value as PopupPlacement)}
      >
        {options}
      </select>
      <Stage>
        <span ref={setAnchor}>Bus stop</span>
      </Stage>
      <StyledPopup
        anchor={anchor}
        open
        disablePortal
        placement={place}
        offset={8}
      >
        Line 12
      </StyledPopup>
    </div>
  );
}
