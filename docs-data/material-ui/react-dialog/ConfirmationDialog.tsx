import { useState } from 'react';
import Button from '@mui/material/Button';
import BudgetDialog from './BudgetDialog';

export default function ConfirmationDialog() {
  const [open, setOpen] = useState(false);
  const [budget, setBudget] = useState(450);

  const finish = (confirmed?: number) => {
    if (confirmed !== undefined) setBudget(confirmed);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Groceries: ${budget} a month
      </Button>
      <BudgetDialog open={open} value={budget} onClose={finish} />
    </>
  );
}
