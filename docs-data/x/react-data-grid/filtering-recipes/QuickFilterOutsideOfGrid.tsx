import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function QuickFilterOutsideOfGrid() {
  const [text, setText] = useState('');
  const [model, setModel] = useState<GridFilterModel>({ items: [] });
  const search = (next: string) => {
    setText(next);
    const quickFilterValues = next.split(' ').filter(Boolean);
    setModel({ ...model, quickFilterValues });
  };
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search the catalog"
        value={text}
        onChange={(event) => search(event.target.value)}
        sx={{ width: 320, maxWidth: '100%' }}
      />
      <Box sx={{ height: 320, mt: 2 }}>
        <DataGrid
          rows={books}
          columns={bookColumns}
          filterModel={model}
          onFilterModelChange={setModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Catalog' } }}
        />
      </Box>
    </Box>
  );
}
