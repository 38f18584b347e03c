import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

interface CatalogProps {
  view: GridInitialState;
  onLeave: (view: GridInitialState) => void;
}

/** Books in the view that the user left. */
export default function Catalog({ view, onLeave }: CatalogProps) {
  const apiRef = useGridApiRef();
  return (
    <>
      <Button
        // Keeps the focus when the user comes back.
        autoFocus={Boolean(view.columns)}
        onClick={() => onLeave(apiRef.current.exportState())}
      >
        Leave
      </Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          rows={books}
          columns={bookColumns}
          initialState={view}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Catalog' } }}
        />
      </Box>
    </>
  );
}
