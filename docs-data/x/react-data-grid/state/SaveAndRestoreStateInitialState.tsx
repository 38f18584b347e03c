import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';
import { useStoredView } from './useStoredView';

export default function SaveAndRestoreStateInitialState() {
  const apiRef = useGridApiRef();
  const { view, isRead, save, forget } = useStoredView('articles-view');
  const [message, setMessage] = useState('Nothing saved on this visit');
  const keep = () => {
    save(apiRef.current.exportState());
    setMessage('View saved');
  };
  const drop = () => {
    forget();
    setMessage('View deleted');
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={keep}>Save the view</Button>
      <Button onClick={drop}>Delete the view</Button>
      <Typography role="status">{message}</Typography>
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
