import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { localeRows } from './localeRows';

const columns = ['Language', 'Import', '“Next month”', 'Missing texts'];

export default function PickersLocalisationTableNoSnap() {
  return (
    <TableContainer
      role="region"
      aria-label="Languages of the pickers"
      tabIndex={0}
      sx={{ maxHeight: 400 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {localeRows.map(({ importName, language, nextMonth, missing }) => (
            <TableRow key={importName}>
              <TableCell component="th" scope="row">
                {language}
              </TableCell>
              <TableCell>{importName}</TableCell>
              <TableCell lang={language}>{nextMonth}</TableCell>
              <TableCell align="right">{missing}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
