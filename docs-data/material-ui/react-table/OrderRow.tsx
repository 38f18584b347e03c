import { useId, useState } from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

export interface Order {
  number: string;
  total: string;
  items: string;
}

export default function OrderRow({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();

  return (
    <>
      <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Items of order ${order.number}`}
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {order.number}
        </TableCell>
        <TableCell align="right">{order.total}</TableCell>
      </TableRow>
      <TableRow id={detailsId} aria-hidden={!open}>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open}>
            <Typography variant="body2" sx={{ py: 2 }}>
              {order.items}
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  );
}
