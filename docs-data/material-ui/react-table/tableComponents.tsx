import { forwardRef } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TableComponents } from 'react-virtuoso';
import { readings, type Reading } from './readings';

export const components: TableComponents<Reading> = {
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
