import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function UnstyledPopupIntroduction() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  const popup = { anchor, open, offset: 8 };

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
      <Popup {...popup} className="hours" role="status">
        Tuesday to Sunday, from 10:00 to 18:00
      </Popup>
    </div>
  );
}
