import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = [
  { quarter: 'Spring', cars: 3100, bicycles: 1900 },
  { quarter: 'Summer', cars: 5400, bicycles: 4700 },
  { quarter: 'Autumn', cars: 2800, bicycles: 1500 },
  { quarter: 'Winter', cars: 1900, bicycles: 400 },
];

export default function ChartsOverviewDemo() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Vehicles on the island ferry, by season"
        desc="Summer has the most of both; bicycles almost reach the cars then."
        height={280}
        margin={{ right: 10 }}
        skipAnimation
        dataset={quarters}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        series={[
          { dataKey: 'cars', label: 'Cars' },
          { dataKey: 'bicycles', label: 'Bicycles' },
        ]}
      />
      <Table size="small" aria-label="Vehicles by season">
        <TableHead>
          <TableRow>
            <TableCell>Season</TableCell>
            <TableCell align="right">Cars</TableCell>
            <TableCell align="right">Bicycles</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {quarters.map(({ quarter, cars, bicycles }) => (
            <TableRow key={quarter}>
              <TableCell component="th" scope="row">
                {quarter}
              </TableCell>
              <TableCell align="right">
                {cars.toLocaleString('en-US')}
              </TableCell>
              <TableCell align="right">
                {bicycles.toLocaleString('en-US')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
