import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Pool {
  id: number;
  pool: string;
  visitors: number[];
}

const last = (values: number[]) => values[values.length - 1] ?? 0;

const columns: GridColDef<Pool>[] = [
  { field: 'pool', headerName: 'Pool', flex: 1, minWidth: 110 },
  {
    field: 'visitors',
    headerName: 'Visitors, last week',
    width: 180,
    display: 'flex',
    filterable: false,
    sortComparator: (a: number[], b: number[]) => last(a) - last(b),
    valueFormatter: (values: number[]) => values.join(', '),
    renderCell: ({ row, formattedValue }) => (
      <SparkLineChart
        title={`${row.pool}: ${formattedValue}`}
        data={row.visitors}
        plotType="bar"
        skipAnimation
        width={160}
        height={44}
      />
    ),
  },
];

const rows: Pool[] = [
  { id: 1, pool: 'Harbor', visitors: [210, 180, 195, 240, 310, 420, 390] },
  { id: 2, pool: 'Park', visitors: [90, 110, 85, 120, 160, 220, 250] },
  { id: 3, pool: 'School', visitors: [60, 64, 70, 58, 40, 0, 0] },
];

export default function SparklineColumn() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Pool visitors' } }}
      />
    </Box>
  );
}
