import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Input } from '@mui/base/Input';
import { Button } from './Button';
import { Frame } from './Frame';

export default function BasicFocusTrap() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      Picture 412 <Button onClick={() => setOpen(true)}>Name the photo</Button>
      {open && (
        <FocusTrap open>
          <Frame aria-label="Name of the photo">
            <Input aria-label="Name" defaultValue="Ferry at dusk" />
            <Button onClick={() => setOpen(false)}>Save</Button>
          </Frame>
        </FocusTrap>
      )}
    </div>
  );
}
