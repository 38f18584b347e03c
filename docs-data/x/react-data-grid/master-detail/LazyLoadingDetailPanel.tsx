import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import LoadedLines from './LoadedLines';
import { orderColumns } from './orderColumns';
import { orders, type Order } from './orders';

const getHeight = () => 120;

export default function LazyLoadingDetailPanel() {
  const [cache] = useState(() => new Map<number, Order>());
  const getContent = useMemo(() => {
    return ({ row }: GridRowParams<Order>) => (
      <LoadedLines id={row.id} cache={cache} />
    );
  }, [cache]);
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={orderColumns}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={getHeight}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Orders, lines on request' } }}
      />
    </Box>
  );
}
