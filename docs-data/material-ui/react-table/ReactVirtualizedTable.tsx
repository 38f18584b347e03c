import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { TableVirtuoso } from 'react-virtuoso';
import { readings, type Reading } from './readings';
import { components } from './tableComponents';

function renderHead() {
  return (
    <TableRow aria-rowindex={1} sx={{ bgcolor: 'background.paper' }}>
      <TableCell>Minute</TableCell>
      <TableCell align="right">Temperature (°C)</TableCell>
      <TableCell align="right">Humidity (%)</TableCell>
    </TableRow>
  );
}

function renderCells(_index: number, reading: Reading) {
  return (
    <>
      <TableCell component="th" scope="row">
        {reading.minute}
      </TableCell>
      <TableCell align="right">{reading.celsius}</TableCell>
      <TableCell align="right">{reading.humidity}</TableCell>
    </>
  );
}

export default function ReactVirtualizedTable() {
  return (
    <TableVirtuoso
      data={readings}
      components={components}
      fixedHeaderContent={renderHead}
      itemContent={renderCells}
      initialItemCount={10}
      style={{ height: 360 }}
    />
  );
}
