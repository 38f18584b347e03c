import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../data/products';
import TracedCell from './TracedCell';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'aisle', headerName: 'Aisle', width: 140 },
].map((column) => ({
  ...column,
  renderCell: (params) => <TracedCell {...params} />,
}));
const tools = products.slice(0, 4);
const slotProps = { main: { 'aria-label': 'Tools' } };

export default function GridVisualization() {
  const [clicks, setClicks] = useState(0);
  const [isStable, setIsStable] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setClicks(clicks + 1)}>
        Render again ({clicks})
      </Button>
      <FormControlLabel
        label="Stable props"
        control={<Switch checked={isStable} />}
        onChange={() => setIsStable(!isStable)}
        sx={{ ml: 1 }}
      />
      <Box sx={{ height: 240, mt: 1 }}>
        <DataGrid
          rows={tools}
          columns={columns}
          density="compact"
          hideFooter
          slotProps={isStable ? slotProps : { ...slotProps }}
        />
      </Box>
    </Box>
  );
}
