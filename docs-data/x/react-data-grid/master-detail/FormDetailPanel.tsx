import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import NoteForm from './NoteForm';
import { toggleColumn } from './orderColumns';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  toggleColumn,
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 220 },
];
const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <NoteForm order={row} />
);
const getHeight = () => 80;

export default function FormDetailPanel() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={getHeight}
        initialState={{ detailPanel: { expandedRowIds: [811] } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Orders with notes' } }}
      />
    </Box>
  );
}
