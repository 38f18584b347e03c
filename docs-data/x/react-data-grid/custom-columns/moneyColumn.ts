import type { GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

/** The properties that all columns with amounts in euros share. */
export const moneyColumn = {
  type: 'number',
  width: 130,
  valueFormatter: (value?: number | null) =>
    value == null ? '' : euros.format(value),
  cellClassName: 'money',
} satisfies Partial<GridColDef>;
