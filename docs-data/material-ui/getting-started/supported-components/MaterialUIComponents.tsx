import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Availability from './Availability';
import { base, joy, material, names } from './components';

const libraries = [
  ['Material UI', material],
  ['Joy UI', joy],
  ['Base UI', base],
] as const;

/** Lets four columns fit on a phone. */
const narrow = {
  '& th, & td': {
    px: { xs: 0.5, sm: 2 },
    fontSize: { xs: 12, sm: 14 },
    overflowWrap: 'anywhere',
  },
};

export default function MaterialUIComponents() {
  return (
    <Table size="small" aria-label="Components of each library" sx={narrow}>
      <TableHead>
        <TableRow>
          <TableCell>Component</TableCell>
          {libraries.map(([library]) => (
            <TableCell key={library} align="center">
              {library}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name) => (
          <TableRow key={name} hover>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {libraries.map(([library, pages]) => (
              <TableCell key={library} align="center">
                <Availability
                  label={`${name} in ${library}`}
                  href={pages[name]}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
