import DoneAllIcon from '@mui/icons-material/DoneAll';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

interface SelectionToolbarProps {
  count: number;
  onPaid: () => void;
}

export default function SelectionToolbar({
  count,
  onPaid,
}: SelectionToolbarProps) {
  return (
    <Toolbar sx={{ gap: 2, justifyContent: 'space-between' }}>
      <Typography variant="subtitle1" component="p" role="status">
        {count === 0 ? 'Open invoices' : `${count} selected`}
      </Typography>
      <Button startIcon={<DoneAllIcon />} disabled={!count} onClick={onPaid}>
        Mark as paid
      </Button>
    </Toolbar>
  );
}
