import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

const columns = productColumns.map((column) => ({
  ...column,
  editable: column.field === 'stock',
}));
const hammer = { id: 'HM-016', field: 'stock' };

export default function EditApiNoSnap() {
  const apiRef = useGridApiRef();
  const isEditing = () =>
    apiRef.current.getCellMode(hammer.id, hammer.field) === 'edit';
  const start = () => {
    if (!isEditing()) apiRef.current.startCellEditMode(hammer);
  };
  const stop = () => {
    if (isEditing()) apiRef.current.stopCellEditMode(hammer);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1 }}>
        <Button onClick={start}>Count the hammers</Button>
        <Button onClick={stop}>Done</Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={products}
          columns={columns}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Stock' } }}
        />
      </Box>
    </Box>
  );
}
