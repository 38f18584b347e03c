import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCellItem,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { productColumns, products, type Product } from '../../data/products';
import RemoveDialog from './RemoveDialog';

export default function ActionsWithModalGrid() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(products);
  const [asked, setAsked] = useState<Product | null>(null);
  const columns = useMemo<GridColDef<Product>[]>(
    () => [
      ...productColumns.slice(0, 3),
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
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
  const close = () => setAsked(null);
  const remove = (product: Product) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const index = ids.indexOf(product.id);
    const neighbor = ids[index + 1] ?? ids[index - 1];
    setRows(rows.filter((row) => row !== product));
    if (neighbor) apiRef.current.setCellFocus(neighbor, 'actions');
    else apiRef.current.setColumnHeaderFocus('actions');
  };
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Articles' } }}
      />
      <RemoveDialog product={asked} onClose={close} onRemove={remove} />
    </Box>
  );
}
