import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { formatAmount, type Invoice } from './invoices';

interface InvoiceRowProps {
  invoice: Invoice;
  selected: boolean;
  onSelect: () => void;
}

export default function InvoiceRow({
  invoice,
  selected,
  onSelect,
}: InvoiceRowProps) {
  return (
    <TableRow hover selected={selected}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={selected}
          onChange={onSelect}
          inputProps={{ 'aria-label': `Select invoice ${invoice.number}` }}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        {invoice.number}
      </TableCell>
      <TableCell>{invoice.customer}</TableCell>
      <TableCell align="right">{invoice.days}</TableCell>
      <TableCell align="right">{formatAmount(invoice.amount)}</TableCell>
    </TableRow>
  );
}
