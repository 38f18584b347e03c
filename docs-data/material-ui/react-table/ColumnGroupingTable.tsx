import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const wells = Array.from({ length: 12 }, (_unused, index) => ({
  name: `Well ${index + 1}`,
  levels: [4.2, 4.8, 2.6, 3.1].map((level) => (level + index / 10).toFixed(1)),
}));

const rows = wells.map(({ name, levels }) => (
  <TableRow key={name}>
    <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
      {name}
    </TableCell>
    {levels.map((level, column) => (
      <TableCell key={column} align="right">
        {level}
      </TableCell>
    ))}
  </TableRow>
));
const measures = ['Low', 'High', 'Low', 'High'].map((measure, column) => (
  <TableCell key={column} align="right">
    {measure}
  </TableCell>
));
const region = { role: 'region', 'aria-label': 'Water levels', tabIndex: 0 };
const secondRow = { '& > th': { top: 37 } };

function GroupCell({ children }: { children: string }) {
  return (
    <TableCell colSpan={2} scope="colgroup" align="center">
      {children}
    </TableCell>
  );
}

export default function ColumnGroupingTable() {
  return (
    <TableContainer {...region} sx={{ maxHeight: 320 }}>
      <Table stickyHeader size="small" aria-label="Water levels in meters">
        <TableHead>
          <TableRow sx={{ height: 37 }}>
            <TableCell rowSpan={2}>Well</TableCell>
            <GroupCell>Spring</GroupCell>
            <GroupCell>Fall</GroupCell>
          </TableRow>
          <TableRow sx={secondRow}>{measures}</TableRow>
        </TableHead>
        <TableBody>{rows}</TableBody>
      </Table>
    </TableContainer>
  );
}
