import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stops = ['Old Town', 'Harbor', 'University', 'Airport', 'Lakeside'];

const departures = Array.from({ length: 25 }, (_unused, index) => ({
  time: `${String(6 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
  stop: stops[index % stops.length],
  platform: (index % 3) + 1,
}));

const rows = departures.map(({ time, stop, platform }) => (
  <TableRow key={time} hover>
    <TableCell component="th" scope="row">
      {time}
    </TableCell>
    <TableCell>{stop}</TableCell>
    <TableCell align="right">{platform}</TableCell>
  </TableRow>
));
const region = { role: 'region', 'aria-label': 'Bus departures', tabIndex: 0 };

export default function StickyHeadTable() {
  return (
    <TableContainer component={Paper} {...region} sx={{ maxHeight: 320 }}>
      <Table stickyHeader aria-label="Bus departures">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>To</TableCell>
            <TableCell align="right">Platform</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{rows}</TableBody>
      </Table>
    </TableContainer>
  );
}
