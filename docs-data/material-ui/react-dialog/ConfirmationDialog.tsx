import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BudgetDialog from './BudgetDialog';

export default function ConfirmationDialog() {
  const [open, setOpen] = useState(false);
  const [budget, setBudget] = useState(450);

  const finish = (confirmed?: number) => {
    if (confirmed !== undefined) setBudget(confirmed);
    setOpen(false);
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Groceries: ${budget} a month</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change the budget
      </Button>
      <BudgetDialog open={open} value={budget} onClose={finish} />
    </Stack>
  );
}
