import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const wells = Array.from({ length: 12 }, (_unused, index) => ({
  name: `Well ${index + 1}`,
  levels: [4.2, 4.8, 3.1, 2.6].map((level) => (level + index / 10).toFixed(1)),
}));

export default function ColumnGroupingTable() {
  return (
    <TableContainer
      component={Paper}
      role="region"
      aria-label="Water levels in meters"
      tabIndex={0}
      sx={{ maxHeight: 320 }}
    >
      <Table stickyHeader size="small" aria-label="Water levels in meters">
        <TableHead>
          <TableRow sx={{ height: 37 }}>
            <TableCell rowSpan={2}>Well</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Spring
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Fall
            </TableCell>
          </TableRow>
          <TableRow sx={{ '& > th': { top: 37 } }}>
            <TableCell align="right">Low</TableCell>
            <TableCell align="right">High</TableCell>
            <TableCell align="right">Low</TableCell>
            <TableCell align="right">High</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {wells.map(({ name, levels }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {levels.map((level, column) => (
                <TableCell key={column} align="right">
                  {level}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
