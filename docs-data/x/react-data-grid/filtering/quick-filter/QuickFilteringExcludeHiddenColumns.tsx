import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../../data/departures';
import SearchToolbar from './SearchToolbar';

const trains = departures.slice(0, 8);
const hidden = { columns: { columnVisibilityModel: { via: false } } };

export default function QuickFilteringExcludeHiddenColumns() {
  const [model, setModel] = useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['lowick'],
    quickFilterExcludeHiddenColumns: false,
  });
  const excludes = model.quickFilterExcludeHiddenColumns ?? true;
  const toggle = () =>
    setModel({ ...model, quickFilterExcludeHiddenColumns: !excludes });
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Also search hidden stops"
        control={<Switch checked={!excludes} onChange={toggle} />}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 240 }}>
        <DataGrid
          rows={trains}
          columns={departureColumns}
          initialState={hidden}
          filterModel={model}
          onFilterModelChange={setModel}
          density="compact"
          hideFooter
          slots={{ toolbar: SearchToolbar }}
          slotProps={{ main: { 'aria-label': 'Departures without stops' } }}
        />
      </Box>
    </Box>
  );
}
