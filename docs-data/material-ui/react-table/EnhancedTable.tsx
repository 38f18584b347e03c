import { type Ref, useRef, useState } from 'react';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination, {
  tablePaginationClasses,
} from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { columns, formatAmount, type Invoice, invoices } from './invoices';

interface Sorting {
  key: keyof Invoice;
  direction: 'asc' | 'desc';
}

function sortInvoices(rows: Invoice[], { key, direction }: Sorting) {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const order = a[key] < b[key] ? -1 : Number(a[key] > b[key]);
    return sign * order;
  });
}

interface SelectionToolbarProps {
  count: number;
  onPaid: () => void;
}

function SelectionToolbar({ count, onPaid }: SelectionToolbarProps) {
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

interface InvoiceHeadProps {
  sorting: Sorting;
  onSort: (key: keyof Invoice) => void;
  selection: 'none' | 'some' | 'all';
  onSelectAll: (checked: boolean) => void;
  selectAllRef: Ref<HTMLInputElement>;
}

function InvoiceHead(props: InvoiceHeadProps) {
  const { sorting, onSort, selection, onSelectAll, selectAllRef } = props;

  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <Checkbox
            checked={selection === 'all'}
            indeterminate={selection === 'some'}
            onChange={(event) => onSelectAll(event.target.checked)}
            inputProps={{ 'aria-label': 'Select all invoices' }}
            inputRef={selectAllRef}
          />
        </TableCell>
        {columns.map(({ key, label, numeric }) => (
          <TableCell
            key={key}
            align={numeric ? 'right' : 'left'}
            sortDirection={sorting.key === key && sorting.direction}
          >
            <TableSortLabel
              active={sorting.key === key}
              direction={sorting.key === key ? sorting.direction : 'asc'}
              onClick={() => onSort(key)}
            >
              {label}
            </TableSortLabel>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

interface InvoiceRowProps {
  invoice: Invoice;
  selected: boolean;
  onSelect: () => void;
}

function InvoiceRow({ invoice, selected, onSelect }: InvoiceRowProps) {
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

export default function EnhancedTable() {
  const [rows, setRows] = useState(invoices);
  const [sorting, setSorting] = useState<Sorting>({
    key: 'days',
    direction: 'desc',
  });
  const [selected, setSelected] = useState<string[]>([]);
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);
  const selectAllRef = useRef<HTMLInputElement>(null);

  const visible = sortInvoices(rows, sorting).slice(
    page * rowsPerPage,
    (page + 1) * rowsPerPage,
  );
  const allSelected = rows.length > 0 && selected.length === rows.length;
  const someSelected = selected.length > 0 && !allSelected;

  const handleSort = (key: keyof Invoice) => {
    const isAscending = sorting.key === key && sorting.direction === 'asc';
    setSorting({ key, direction: isAscending ? 'desc' : 'asc' });
  };
  const handleSelect = (number: string) =>
    setSelected(
      selected.includes(number)
        ? selected.filter((other) => other !== number)
        : [...selected, number],
    );
  const handlePaid = () => {
    setRows(rows.filter(({ number }) => !selected.includes(number)));
    setSelected([]);
    setPage(0);
    // The button becomes disabled and would lose the focus to the page.
    selectAllRef.current?.focus();
  };

  return (
    <Paper sx={{ width: '100%' }}>
      <SelectionToolbar count={selected.length} onPaid={handlePaid} />
      <TableContainer>
        <Table aria-label="Open invoices">
          <InvoiceHead
            sorting={sorting}
            onSort={handleSort}
            selection={allSelected ? 'all' : someSelected ? 'some' : 'none'}
            onSelectAll={(checked) =>
              setSelected(checked ? rows.map(({ number }) => number) : [])
            }
            selectAllRef={selectAllRef}
          />
          <TableBody>
            {visible.map((invoice) => (
              <InvoiceRow
                key={invoice.number}
                invoice={invoice}
                selected={selected.includes(invoice.number)}
                onSelect={() => handleSelect(invoice.number)}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        labelRowsPerPage="Rows:"
        count={rows.length}
        page={page}
        onPageChange={(_event, newPage) => setPage(newPage)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
        sx={{
          [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
          [`& .${tablePaginationClasses.toolbar}`]: {
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
          },
        }}
      />
    </Paper>
  );
}
