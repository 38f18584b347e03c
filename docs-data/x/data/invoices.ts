import type { GridColDef } from '@mui/x-data-grid';

// The files of this folder are the rows of the grid demos. They are written down rather than taken from
// `@mui/x-data-grid-generator`, whose rows are random, differ with each visit and need a bundle of their own.
// All of them together are 3 KB of JavaScript, compressed.

/** An invoice of a wholesaler; `amount` is in euros. */
export interface Invoice {
  id: number;
  number: string;
  customer: string;
  country: string;
  issued: Date;
  due: Date;
  amount: number;
  status: 'Draft' | 'Sent' | 'Paid' | 'Overdue';
}

type Line = [string, string, string, string, number, Invoice['status']];

const lines: Line[] = [
  ['North Pier Cafe', 'Ireland', '2024-03-04', '2024-04-03', 412.5, 'Paid'],
  ['Linden Books', 'Germany', '2024-03-05', '2024-03-19', 89, 'Paid'],
  ['Quay Bicycles', 'Netherlands', '2024-03-07', '2024-04-06', 1260, 'Sent'],
  ['Alder Pharmacy', 'Belgium', '2024-03-08', '2024-03-22', 318.4, 'Overdue'],
  ['Harbor Dental', 'Ireland', '2024-03-11', '2024-04-10', 2045, 'Paid'],
  ['Old Mill Bakery', 'France', '2024-03-12', '2024-03-26', 147.25, 'Paid'],
  ['Fern Optics', 'Germany', '2024-03-14', '2024-04-13', 780, 'Sent'],
  ['Riverside Gym', 'Belgium', '2024-03-15', '2024-03-29', 64, 'Overdue'],
  ['Copper Kettle', 'Ireland', '2024-03-18', '2024-04-17', 233.9, 'Paid'],
  ['Maple Nursery', 'Netherlands', '2024-03-19', '2024-04-18', 1512, 'Sent'],
  ['Station Hotel', 'France', '2024-03-20', '2024-04-03', 4380, 'Paid'],
  ['Blue Door Studio', 'Germany', '2024-03-21', '2024-04-20', 96.8, 'Draft'],
  ['Tidewater Tours', 'Ireland', '2024-03-22', '2024-04-05', 655, 'Overdue'],
  ['Orchard School', 'Belgium', '2024-03-25', '2024-04-24', 1890, 'Sent'],
  ['Lantern Theater', 'France', '2024-03-26', '2024-04-25', 520, 'Draft'],
  ['Cedar Joinery', 'Germany', '2024-03-27', '2024-04-10', 3175.6, 'Paid'],
  ['Meadow Clinic', 'Netherlands', '2024-03-28', '2024-04-27', 872, 'Sent'],
  ['Gull Rock Inn', 'Ireland', '2024-04-02', '2024-04-16', 1104, 'Overdue'],
  ['Ink and Paper', 'Belgium', '2024-04-03', '2024-05-03', 58.7, 'Paid'],
  ['Saffron Kitchen', 'France', '2024-04-04', '2024-05-04', 349, 'Sent'],
  ['Birch Surveyors', 'Germany', '2024-04-05', '2024-04-19', 990, 'Paid'],
  ['Canal Pottery', 'Netherlands', '2024-04-08', '2024-05-08', 215, 'Draft'],
  ['Hilltop Dairy', 'Ireland', '2024-04-09', '2024-05-09', 1420.3, 'Sent'],
  ['Clover Laundry', 'Belgium', '2024-04-10', '2024-04-24', 76, 'Draft'],
];

export const invoices: Invoice[] = lines.map(
  ([customer, country, issued, due, amount, status], index) => ({
    id: index + 1,
    number: `2024-${String(index + 31).padStart(3, '0')}`,
    customer,
    country,
    issued: new Date(`${issued}T00:00`),
    due: new Date(`${due}T00:00`),
    amount,
    status,
  }),
);

const cents = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2 });

export const invoiceColumns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 95 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 135 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Draft', 'Sent', 'Paid', 'Overdue'],
    width: 120,
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 92 },
  {
    field: 'amount',
    headerName: 'Amount (EUR)',
    type: 'number',
    valueFormatter: (amount?: number | null) =>
      typeof amount === 'number' ? cents.format(amount) : '',
    width: 155,
  },
  { field: 'country', headerName: 'Country', width: 105 },
];
