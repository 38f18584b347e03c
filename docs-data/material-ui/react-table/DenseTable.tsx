import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const tides = [
  { time: '02:14', tide: 'Low', height: '0.6' },
  { time: '08:21', tide: 'High', height: '4.8' },
  { time: '14:39', tide: 'Low', height: '0.9' },
  { time: '20:47', tide: 'High', height: '4.5' },
];

const rows = tides.map(({ time, tide, height }) => (
  <TableRow key={time}>
    <TableCell component="th" scope="row">
      {time}
    </TableCell>
    <TableCell>{tide}</TableCell>
    <TableCell align="right">{height}</TableCell>
  </TableRow>
));

export default function DenseTable() {
  return (
    <TableContainer sx={{ maxWidth: 420, mx: 'auto' }}>
      <Table size="small" aria-label="Tides in the harbor">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Tide</TableCell>
            <TableCell align="right">Height (m)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{rows}</TableBody>
      </Table>
    </TableContainer>
  );
}
