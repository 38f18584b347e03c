import type { GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '../../data/products';

/** What somebody counts in the store; the numbers can be changed. */
export const stockColumns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Article', width: 170 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 120,
    editable: true,
  },
  {
    field: 'reorderAt',
    headerName: 'Reorder at',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export const stockRows = products.slice(0, 4);
