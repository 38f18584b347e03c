import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { visitorColumns, visitors } from './visitors';

const frame = {
  [`& .${gridClasses['cell--rangeTop']}`]: {
    borderTop: '2px solid',
    borderTopColor: 'primary.main',
  },
  [`& .${gridClasses['cell--rangeBottom']}`]: {
    borderBottom: '2px solid',
    borderBottomColor: 'primary.main',
  },
  [`& .${gridClasses['cell--rangeLeft']}`]: {
    borderLeft: '2px solid',
    borderLeftColor: 'primary.main',
  },
  [`& .${gridClasses['cell--rangeRight']}`]: {
    borderRight: '2px solid',
    borderRightColor: 'primary.main',
  },
};

const noonAndAfternoon = {
  Noon: { mon: true, tue: true, wed: true },
  Afternoon: { mon: true, tue: true, wed: true },
};

export default function CellSelectionRangeStyling() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGridPremium
        rows={visitors}
        columns={visitorColumns}
        cellSelection
        initialState={{ cellSelection: noonAndAfternoon }}
        rowSelection={false}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Visitors, with a frame' } }}
        sx={frame}
      />
    </Box>
  );
}
