import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { employeeColumns } from '../../data/employees';
import { useCursorPage } from './useCursorPage';

const pageSize = 5;

export default function CursorPaginationGrid() {
  const [page, setPage] = useState(0);
  const [cursors, setCursors] = useState<(number | undefined)[]>([undefined]);
  const { rows, next, total, loading } = useCursorPage(cursors[page], pageSize);
  const turn = (model: GridPaginationModel) => {
    if (model.page > page && (loading || next === undefined)) return;
    setCursors([...cursors.slice(0, page + 1), next]);
    setPage(model.page);
  };
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        paginationMode="server"
        rowCount={total}
        loading={loading}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={turn}
        pageSizeOptions={[pageSize]}
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
