import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const songs = [
  { title: 'Paper Lanterns', length: '3:12' },
  { title: 'Slow Ferry', length: '4:05' },
  { title: 'Night Market', length: '2:58' },
  { title: 'Salt and Iron', length: '3:41' },
  { title: 'Borrowed Coat', length: '3:27' },
  { title: 'Last Bus Home', length: '5:10' },
  { title: 'Copper Roof', length: '2:44' },
];
const rowsPerPage = 3;

interface PageButtonsProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
}

function PageButtons(props: PageButtonsProps) {
  return (
    <Pagination
      aria-label="Pages of the playlist"
      size="small"
      siblingCount={0}
      count={Math.ceil(props.count / props.rowsPerPage)}
      page={props.page + 1}
      onChange={(_event, value) => props.onPageChange(null, value - 1)}
      sx={{ flexShrink: 0, ml: 1 }}
    />
  );
}

export default function CustomPaginationActionsTable() {
  const [page, setPage] = useState(0);
  const start = page * rowsPerPage;

  return (
    <Paper sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <TableContainer>
        <Table aria-label="Playlist">
          <TableHead>
            <TableRow>
              <TableCell>Song</TableCell>
              <TableCell align="right">Length</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {songs.slice(start, start + rowsPerPage).map((song) => (
              <TableRow key={song.title}>
                <TableCell component="th" scope="row">
                  {song.title}
                </TableCell>
                <TableCell align="right">{song.length}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={songs.length}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[]}
        onPageChange={(_event, newPage) => setPage(newPage)}
        ActionsComponent={PageButtons}
      />
    </Paper>
  );
}
