import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridInitialState } from '@mui/x-data-grid';
import Catalog from './Catalog';

export default function RestoreStateInitialState() {
  const [view, setView] = useState<GridInitialState>({});
  const [isHere, setIsHere] = useState(true);
  const leave = (state: GridInitialState) => {
    setView(state);
    setIsHere(false);
  };
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      {isHere ? (
        <Catalog view={view} onLeave={leave} />
      ) : (
        <Button autoFocus onClick={() => setIsHere(true)}>
          Come back
        </Button>
      )}
    </Box>
  );
}
