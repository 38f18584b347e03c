export interface Invoice {
  number: string;
  customer: string;
  days: number;
  amount: number;
}

export const columns: {
  key: keyof Invoice;
  label: string;
  numeric: boolean;
}[] = [
  { key: 'number', label: 'Invoice', numeric: false },
  { key: 'customer', label: 'Customer', numeric: false },
  { key: 'days', label: 'Days open', numeric: true },
  { key: 'amount', label: 'Amount', numeric: true },
];

export const invoices: Invoice[] = [
  { number: 'A-1041', customer: 'Harbor Café', days: 12, amount: 318.5 },
  { number: 'A-1042', customer: 'Old Mill Inn', days: 11, amount: 1240 },
  { number: 'A-1047', customer: 'Pine Street School', days: 9, amount: 87.25 },
  { number: 'A-1050', customer: 'Bell Tower Books', days: 9, amount: 412 },
  { number: 'A-1053', customer: 'Lakeside Rowing Club', days: 6, amount: 960 },
  { number: 'A-1058', customer: 'Market Hall Bakery', days: 4, amount: 205.75 },
  { number: 'A-1060', customer: 'Garden Theater', days: 3, amount: 1530 },
  { number: 'A-1061', customer: 'Hillside Clinic', days: 1, amount: 149.9 },
];

const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

export function formatAmount(amount: number): string {
  return currency.format(amount);
}
