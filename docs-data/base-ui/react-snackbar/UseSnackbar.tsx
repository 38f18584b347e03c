import { useState } from 'react';
import { useSnackbar } from '@mui/base/useSnackbar';
import { Button } from './Button';
import { surface } from './surface';

export default function UseSnackbar() {
  const [open, setOpen] = useState(false);
  const { getRootProps } = useSnackbar({
    open,
    onClose: () => setOpen(false),
    autoHideDuration: 6000,
  });

  return (
    <div>
      12 Lime Street{' '}
      <Button onClick={() => setOpen(true)}>Copy the address</Button>
      {open && (
        <div {...getRootProps()} style={surface}>
          <span role="status">The address is on the clipboard.</span>
        </div>
      )}
    </div>
  );
}
