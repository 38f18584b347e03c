import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

const columns = bookColumns.map((column) =>
  column.field === 'year' ? { ...column, resizable: false } : column,
);

export default function ColumnSizingGrid() {
  const [message, setMessage] = useState('Drag the edge of a header');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={books}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName}: ${Math.round(width)} px`)
          }
          hideFooter
          slotProps={{ main: { 'aria-label': 'Books' } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
