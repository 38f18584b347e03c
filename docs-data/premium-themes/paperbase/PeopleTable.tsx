import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Member } from './data';
import PeopleHead, { type PeopleHeadProps } from './PeopleHead';

interface PeopleTableProps extends PeopleHeadProps {
  people: Member[];
}

export default function PeopleTable({ people, ...head }: PeopleTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Table of members">
      <Table aria-label="Members">
        <PeopleHead {...head} />
        <TableBody>
          {people.map(({ name, email, role, loans, seen }) => (
            <TableRow key={email} hover>
              <TableCell component="th" scope="row">
                {name}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {email}
                </Typography>
              </TableCell>
              <TableCell>
                <Chip size="small" variant="outlined" label={role} />
              </TableCell>
              <TableCell align="right">{loans}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{seen}</TableCell>
            </TableRow>
          ))}
          {people.length === 0 && (
            <TableRow>
              <TableCell colSpan={4}>
                No members match. Search for fewer letters, or choose all roles.
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
