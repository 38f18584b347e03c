import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { productColumns, products, type Product } from '../../data/products';
import RemoveDialog from './RemoveDialog';

export default function ActionsWithModalGrid() {
  const [rows, setRows] = useState(products);
  const [asked, setAsked] = useState<Product | null>(null);
  const columns = useMemo<GridColDef<Product>[]>(
    () => [
      ...productColumns.slice(0, 3),
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove ${row.name}`}
            onClick={() => setAsked(row)}
          />,
        ],
      },
    ],
    [],
  );
  const remove = (product: Product) => {
    setRows(rows.filter((row) => row !== product));
    setAsked(null);
  };
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Articles' } }}
      />
      <RemoveDialog
        product={asked}
        onClose={() => setAsked(null)}
        onRemove={remove}
      />
    </Box>
  );
}
