import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const parcels = [
  { name: 'Letter', weight: 0.5, days: 2, price: '$1.10' },
  { name: 'Small parcel', weight: 2, days: 3, price: '$4.90' },
  { name: 'Large parcel', weight: 10, days: 4, price: '$11.50' },
];

const rows = parcels.map(({ name, weight, days, price }) => (
  <TableRow key={name}>
    <TableCell component="th" scope="row">
      {name}
    </TableCell>
    <TableCell align="right">{weight}</TableCell>
    <TableCell align="right">{days}</TableCell>
    <TableCell align="right">{price}</TableCell>
  </TableRow>
));
const region = { role: 'region', 'aria-label': 'Parcel rates', tabIndex: 0 };

export default function BasicTable() {
  return (
    <TableContainer component={Paper} {...region}>
      <Table aria-label="Parcel rates">
        <TableHead>
          <TableRow>
            <TableCell>Parcel</TableCell>
            <TableCell align="right">Up to (kg)</TableCell>
            <TableCell align="right">Days</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{rows}</TableBody>
      </Table>
    </TableContainer>
  );
}
