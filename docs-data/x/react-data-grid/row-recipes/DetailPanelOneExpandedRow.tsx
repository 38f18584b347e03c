import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import OrderLines from '../master-detail/OrderLines';
import { orderColumns } from '../master-detail/orderColumns';
import { orders } from '../master-detail/orders';

const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <OrderLines order={row} />
);
const getHeight = () => 120;

export default function DetailPanelOneExpandedRow() {
  const [open, setOpen] = useState<GridRowId[]>([813]);
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={orderColumns}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={getHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(ids.slice(-1))}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Orders' } }}
      />
    </Box>
  );
}
