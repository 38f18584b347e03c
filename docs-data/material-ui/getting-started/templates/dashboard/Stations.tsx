import { useId } from 'react';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { cells } from './cells';
import { stations, type State } from './data';

const variants: Record<State, ChipProps['variant']> = {
  Fine: 'outlined',
  'Nearly empty': 'filled',
  Full: 'filled',
};

export default function Stations() {
  const id = useId();

  return (
    <Paper variant="outlined">
      <Typography id={id} variant="h6" component="h2" sx={{ p: 2, pb: 0 }}>
        Stations
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby={id}>
        <Table aria-labelledby={id} sx={cells}>
          <TableHead>
            <TableRow>
              <TableCell>Station</TableCell>
              <TableCell align="right">Bicycles</TableCell>
              <TableCell align="right">Docks</TableCell>
              <TableCell>State</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {stations.map(({ name, bikes, docks, state }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{bikes}</TableCell>
                <TableCell align="right">{docks}</TableCell>
                <TableCell>
                  <Chip size="small" label={state} variant={variants[state]} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
