import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';
import { Button } from '../../Button';

const Popup = styled(BasePopup)({
  zIndex: 1,
  maxInlineSize: 240,
  padding: 12,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
});

export default function UnstyledPopupIntroduction() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <div>
      <Button
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onBlur={close}
      >
        Opening hours
      </Button>
      <Popup anchor={anchor} open={open} offset={8} role="status">
        Tuesday to Sunday, from 10:00 to 18:00
      </Popup>
    </div>
  );
}
