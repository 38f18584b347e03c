import { useRef, useState } from 'react';
import { invoices, type Invoice } from './invoices';
import { sortInvoices, type Sorting } from './sortInvoices';

const initialSorting: Sorting = { key: 'days', direction: 'desc' };

/** The invoices in order, which of them are selected, and what changes both. */
export default function useInvoices() {
  const [rows, setRows] = useState(invoices);
  const [sorting, setSorting] = useState(initialSorting);
  const [selected, setSelected] = useState<string[]>([]);
  const selectAllRef = useRef<HTMLInputElement>(null);
  const isAll = rows.length > 0 && selected.length === rows.length;
  const isSome = selected.length > 0 && !isAll;

  return {
    rows: sortInvoices(rows, sorting),
    selected,
    head: {
      sorting,
      selectAllRef,
      selection: isAll ? 'all' : isSome ? 'some' : 'none',
      onSort(key: keyof Invoice) {
        const isAscending = sorting.key === key && sorting.direction === 'asc';
        setSorting({ key, direction: isAscending ? 'desc' : 'asc' });
      },
      onSelectAll: (checked: boolean) =>
        setSelected(checked ? rows.map(({ number }) => number) : []),
    },
    select: (number: string) =>
      setSelected(
        selected.includes(number)
          ? selected.filter((other) => other !== number)
          : [...selected, number],
      ),
    markPaid() {
      setRows(rows.filter(({ number }) => !selected.includes(number)));
      setSelected([]);
      // The button becomes disabled and would lose the focus.
      selectAllRef.current?.focus();
    },
  } as const;
}
