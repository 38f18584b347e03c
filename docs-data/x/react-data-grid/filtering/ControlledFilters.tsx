import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const models: Record<string, GridFilterModel> = {
  all: { items: [] },
  delayed: { items: [{ field: 'delay', operator: '>', value: 0 }] },
};

export default function ControlledFilters() {
  const [filterModel, setFilterModel] = useState(models.delayed);
  const shown = Object.keys(models).find((key) => models[key] === filterModel);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trains"
        value={shown ?? null}
        onChange={(_event, value) => value && setFilterModel(models[value])}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="all">All trains</ToggleButton>
        <ToggleButton value="delayed">Delayed only</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={departures}
          columns={departureColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          disableEval
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
    </Box>
  );
}
