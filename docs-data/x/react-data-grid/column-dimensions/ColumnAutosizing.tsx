import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

export default function ColumnAutosizing() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          onClick={() => apiRef.current.autosizeColumns({ includeHeaders })}
        >
          Fit the columns
        </Button>
        <FormControlLabel
          label="Include headers"
          control={<Switch checked={includeHeaders} />}
          onChange={() => setIncludeHeaders(!includeHeaders)}
        />
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={products}
          columns={productColumns}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Articles' } }}
        />
      </Box>
    </Box>
  );
}
