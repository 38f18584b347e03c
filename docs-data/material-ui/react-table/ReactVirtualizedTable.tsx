import { forwardRef } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type TableComponents, TableVirtuoso } from 'react-virtuoso';

interface Reading {
  id: number;
  minute: number;
  celsius: string;
  humidity: number;
}

const readings: Reading[] = Array.from(
  { length: 10_000 },
  (_unused, index) => ({
    id: index + 1,
    minute: index * 5,
    celsius: (18 + 6 * Math.sin(index / 40)).toFixed(1),
    humidity: 40 + (index % 37),
  }),
);

const components: TableComponents<Reading> = {
  Scroller: forwardRef(function Scroller(props, ref) {
    return (
      <TableContainer
        component={Paper}
        {...props}
        ref={ref}
        role="region"
        aria-label="Greenhouse readings"
      />
    );
  }),
  Table: (props) => (
    <Table
      {...props}
      size="small"
      aria-label="Greenhouse readings"
      aria-rowcount={readings.length + 1}
      sx={{ borderCollapse: 'separate' }}
    />
  ),
  TableHead: forwardRef(function Head(props, ref) {
    return <TableHead {...props} ref={ref} />;
  }),
  TableBody: forwardRef(function Body(props, ref) {
    return <TableBody {...props} ref={ref} />;
  }),
  TableRow: ({ item, ...props }) => (
    <TableRow {...props} aria-rowindex={item.id + 1} />
  ),
};

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
