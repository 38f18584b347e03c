import type { GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '../../data/products';

/** Stock counts, with editable numbers. */
export const stockColumns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 170 },
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
