import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
} from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

const columns = productColumns.map((column) => ({
  ...column,
  editable: column.field === 'stock',
}));

export default function SingleClickEditing() {
  const [modes, setModes] = useState<GridCellModesModel>({});
  const edit = ({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (!isEditable || cellMode === GridCellModes.Edit) return;
    setModes((model) => ({
      ...model,
      [id]: { ...model[id], [field]: { mode: GridCellModes.Edit } },
    }));
  };
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={edit}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stock count' } }}
      />
    </Box>
  );
}
