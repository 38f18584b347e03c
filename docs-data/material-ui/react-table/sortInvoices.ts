import type { Invoice } from './invoices';

export interface Sorting {
  key: keyof Invoice;
  direction: 'asc' | 'desc';
}

export function sortInvoices(rows: Invoice[], { key, direction }: Sorting) {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const order = a[key] < b[key] ? -1 : Number(a[key] > b[key]);
    return sign * order;
  });
}
