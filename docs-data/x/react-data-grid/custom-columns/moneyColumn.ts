import type { GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

/** What columns with amounts in euros have in common. */
export const moneyColumn = {
  type: 'number',
  width: 130,
  valueFormatter: (value?: number | null) =>
    value == null ? '' : euros.format(value),
  cellClassName: 'money',
} satisfies Partial<GridColDef>;
