import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

function SortFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = useState('Not sorted yet');

  useGridApiEventHandler(apiRef, 'sortModelChange', ([item]) => {
    setText(item ? `Sorted by ${item.field}, ${item.sort}` : 'Not sorted');
  });

  return (
    <GridFooterContainer sx={{ px: 2 }} role="status">
      {text}
    </GridFooterContainer>
  );
}

const slots = { footer: SortFooter };

export default function SubscribeToEventsHook() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={productColumns}
        density="compact"
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Articles' } }}
      />
    </Box>
  );
}
