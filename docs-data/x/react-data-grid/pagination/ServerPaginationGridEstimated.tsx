import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';
import { usePage } from './usePage';

export default function ServerPaginationGridEstimated() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const { rows, rowCount = Infinity, loading } = usePage(books, model);
  const hasNextPage = (model.page + 1) * model.pageSize < rowCount;
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={bookColumns}
        paginationMode="server"
        rowCount={-1}
        estimatedRowCount={20}
        paginationMeta={{ hasNextPage }}
        loading={loading}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        slotProps={{ main: { 'aria-label': 'Catalog of the library' } }}
      />
    </Box>
  );
}
