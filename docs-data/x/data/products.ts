import type { GridColDef } from '@mui/x-data-grid';

/** An article in a hardware store; `price` is in US dollars. */
export interface Product {
  id: string;
  name: string;
  aisle: string;
  price: number;
  stock: number;
  reorderAt: number;
  counted: Date;
}

type Line = [string, string, string, number, number, number, string];

const lines: Line[] = [
  ['HM-016', 'Claw hammer', 'Hand tools', 18.5, 24, 10, '2024-05-06'],
  ['SW-210', 'Crosscut saw', 'Hand tools', 26.9, 8, 8, '2024-05-06'],
  ['PL-045', 'Combination pliers', 'Hand tools', 14.2, 31, 12, '2024-05-07'],
  ['DR-500', 'Cordless drill', 'Power tools', 119, 5, 6, '2024-05-08'],
  ['SN-120', 'Orbital sander', 'Power tools', 74.5, 11, 4, '2024-05-08'],
  ['JG-090', 'Jigsaw', 'Power tools', 92, 0, 4, '2024-05-08'],
  ['PT-301', 'Wall paint, white', 'Paint', 34.8, 46, 20, '2024-05-09'],
  ['PT-322', 'Wood stain, oak', 'Paint', 21.3, 17, 15, '2024-05-09'],
  ['BR-050', 'Flat brush', 'Paint', 6.4, 88, 40, '2024-05-09'],
  ['RL-180', 'Paint roller', 'Paint', 9.9, 39, 25, '2024-05-09'],
  ['SC-435', 'Wood screws, 200', 'Fasteners', 7.25, 140, 60, '2024-05-10'],
  ['NL-260', 'Wire nails, 500', 'Fasteners', 5.6, 95, 60, '2024-05-10'],
  ['AN-008', 'Wall anchors, 50', 'Fasteners', 4.8, 52, 60, '2024-05-10'],
  ['HS-015', 'Garden hose, 15 m', 'Garden', 29, 13, 8, '2024-05-13'],
  ['RK-022', 'Leaf rake', 'Garden', 16.7, 3, 8, '2024-05-13'],
  ['PR-018', 'Pruning shears', 'Garden', 23.4, 19, 10, '2024-05-13'],
];

export const products: Product[] = lines.map(
  ([id, name, aisle, price, stock, reorderAt, counted]) => ({
    id,
    name,
    aisle,
    price,
    stock,
    reorderAt,
    counted: new Date(`${counted}T00:00`),
  }),
);

const aisles = ['Fasteners', 'Garden', 'Hand tools', 'Paint', 'Power tools'];

const cents = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2 });

export const productColumns: GridColDef<Product>[] = [
  { field: 'id', headerName: 'SKU', width: 90 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 170 },
  {
    field: 'price',
    headerName: 'Price (USD)',
    type: 'number',
    valueFormatter: (price?: number | null) =>
      typeof price === 'number' ? cents.format(price) : '',
    width: 145,
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 130 },
  {
    field: 'aisle',
    headerName: 'Aisle',
    type: 'singleSelect',
    valueOptions: aisles,
    width: 120,
  },
];
