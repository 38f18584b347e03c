import { useEffect, type RefObject } from 'react';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { columns, type Invoice } from './invoices';
import type { Sorting } from './sortInvoices';

interface InvoiceHeadProps {
  sorting: Sorting;
  onSort: (key: keyof Invoice) => void;
  selection: 'none' | 'some' | 'all';
  onSelectAll: (checked: boolean) => void;
  selectAllRef: RefObject<HTMLInputElement>;
}

export default function InvoiceHead(props: InvoiceHeadProps) {
  const { sorting, onSort, selection, onSelectAll, selectAllRef } = props;

  useEffect(() => {
    if (selectAllRef.current) {
      selectAllRef.current.indeterminate = selection === 'some';
    }
  }, [selectAllRef, selection]);

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
