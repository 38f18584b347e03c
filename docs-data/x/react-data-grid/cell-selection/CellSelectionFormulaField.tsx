import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { visitorColumns, visitors, type Visitors } from './visitors';

function sumOf(model: GridCellSelectionModel) {
  return visitors
    .flatMap((row) =>
      Object.entries(model[row.id] ?? {})
        .filter(([, isSelected]) => isSelected)
        .map(([field]) => row[field as keyof Visitors]),
    )
    .filter((value) => typeof value === 'number')
    .reduce((sum, value) => sum + value, 0);
}

export default function CellSelectionFormulaField() {
  const [model, setModel] = useState<GridCellSelectionModel>({
    Noon: { mon: true, tue: true },
  });
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        Sum of the selection: {sumOf(model)}
      </Typography>
      <Box sx={{ height: 230 }}>
        <DataGridPremium
          rows={visitors}
          columns={visitorColumns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          rowSelection={false}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Visitors, with a sum' } }}
        />
      </Box>
    </Box>
  );
}
