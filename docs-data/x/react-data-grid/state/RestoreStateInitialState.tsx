import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function RestoreStateInitialState() {
  const apiRef = useGridApiRef();
  const [view, setView] = useState<GridInitialState>();
  const [isHere, setIsHere] = useState(true);
  const toggle = () => {
    if (isHere) setView(apiRef.current.exportState());
    setIsHere(!isHere);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={toggle}>{isHere ? 'Leave' : 'Come back'}</Button>
      <Box sx={{ height: 320, mt: 1 }}>
        {isHere && (
          <DataGrid
            apiRef={apiRef}
            rows={books}
            columns={bookColumns}
            initialState={view}
            density="compact"
            hideFooter
            slotProps={{ main: { 'aria-label': 'Catalog' } }}
          />
        )}
      </Box>
    </Box>
  );
}
