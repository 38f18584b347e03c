import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';
import { useStoredView } from './useStoredView';

export default function SaveAndRestoreStateInitialState() {
  const apiRef = useGridApiRef();
  const { view, isRead, save, forget } = useStoredView('articles-view');
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => save(apiRef.current.exportState())}>
        Save the view
      </Button>
      <Button onClick={forget}>Delete the view</Button>
      <Box sx={{ height: 320, mt: 1 }}>
        {isRead && (
          <DataGrid
            apiRef={apiRef}
            rows={products}
            columns={productColumns}
            initialState={view}
            density="compact"
            hideFooter
            slotProps={{ main: { 'aria-label': 'Articles' } }}
          />
        )}
      </Box>
    </Box>
  );
}
