import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type DataGridProProps,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import OrderLines from './OrderLines';
import { orderColumns } from './orderColumns';
import { orders } from './orders';

const getContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <OrderLines order={row} />
);
const getHeight = () => 120;

export default function ControlMasterDetail() {
  const [open, setOpen] = useState<GridRowId[]>([813]);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setOpen([])}>
        Close {open.length} of {orders.length}
      </Button>
      <Box sx={{ height: 310, mt: 1 }}>
        <DataGridPro
          rows={orders}
          columns={orderColumns}
          getDetailPanelContent={getContent}
          getDetailPanelHeight={getHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Orders of today' } }}
        />
      </Box>
    </Box>
  );
}
