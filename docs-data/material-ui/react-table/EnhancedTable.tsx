import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import InvoiceHead from './InvoiceHead';
import InvoiceRow from './InvoiceRow';
import SelectionToolbar from './SelectionToolbar';
import useInvoices from './useInvoices';

const rowsPerPage = 5;
const noRows = (
  <TableRow>
    <TableCell colSpan={5}>All invoices are paid.</TableCell>
  </TableRow>
);

export default function EnhancedTable() {
  const [requestedPage, setRequestedPage] = useState(0);
  const { rows, selected, head, select, markPaid } = useInvoices();
  const lastPage = Math.max(0, Math.ceil(rows.length / rowsPerPage) - 1);
  const page = Math.min(requestedPage, lastPage);
  const start = page * rowsPerPage;

  const visible = rows
    .slice(start, start + rowsPerPage)
    .map((invoice) => (
      <InvoiceRow
        key={invoice.number}
        invoice={invoice}
        selected={selected.includes(invoice.number)}
        onSelect={() => select(invoice.number)}
      />
    ));
  const pagination = {
    component: 'div',
    count: rows.length,
    page,
    rowsPerPage,
    rowsPerPageOptions: [],
    onPageChange: (_event: unknown, newPage: number) =>
      setRequestedPage(newPage),
  };

  return (
    <Box sx={{ width: '100%' }}>
      <SelectionToolbar count={selected.length} onPaid={markPaid} />
      <TableContainer>
        <Table aria-label="Open invoices">
          <InvoiceHead {...head} />
          <TableBody>{rows.length > 0 ? visible : noRows}</TableBody>
        </Table>
      </TableContainer>
      <TablePagination {...pagination} />
    </Box>
  );
}
