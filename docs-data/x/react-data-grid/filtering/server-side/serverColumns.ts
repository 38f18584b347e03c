import {
  getGridNumericOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import { invoiceColumns } from '../../../data/invoices';

/** Operators that the server of this demo supports. */
const texts = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals'].includes(value),
);
const numbers = getGridNumericOperators().filter(({ value }) =>
  ['>', '>=', '<', '<='].includes(value),
);
const operatorsOf = {
  customer: texts,
  country: texts,
  amount: numbers,
} as const;
/** The header of the amount needs room for the icon of the filter. */
const wide = { width: 170 };

/** The columns that the server can filter, and others without filters. */
export const serverColumns = invoiceColumns.map((column) => {
  const filterOperators = operatorsOf[column.field as keyof typeof operatorsOf];
  return filterOperators
    ? { ...column, ...(column.field === 'amount' && wide), filterOperators }
    : { ...column, filterable: false };
});
