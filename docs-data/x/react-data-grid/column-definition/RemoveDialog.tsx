import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import type { Product } from '../../data/products';

interface RemoveDialogProps {
  product: Product | null;
  onClose: () => void;
  onRemove: (product: Product) => void;
}

export default function RemoveDialog(props: RemoveDialogProps) {
  const { product, onClose, onRemove } = props;
  /** The last product, which the title also needs while the dialog closes. */
  const [shown, setShown] = useState(product);
  if (product && product !== shown) setShown(product);
  const titleId = useId();
  const remove = () => {
    // An open dialog would take the focus back.
    flushSync(onClose);
    if (product) onRemove(product);
  };
  return (
    <Dialog open={product !== null} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Remove {shown?.name}?</DialogTitle>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Keep it
        </Button>
        <Button color="error" onClick={remove}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
