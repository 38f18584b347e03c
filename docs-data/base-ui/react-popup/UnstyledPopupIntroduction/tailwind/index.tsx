import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const panel =
  'z-1 max-w-60 rounded-lg border border-gray-500 bg-white p-3 text-gray-900 dark:border-gray-400 dark:bg-gray-900 dark:text-gray-100';

export default function UnstyledPopupIntroduction() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  const popup = { anchor, open, offset: 8 };

  return (
    <div>
      <Button
        className="rounded border border-current px-3 py-1"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onBlur={close}
      >
        Opening hours
      </Button>
      <Popup {...popup} className={panel} role="status">
        Tuesday to Sunday, from 10:00 to 18:00
      </Popup>
    </div>
  );
}
