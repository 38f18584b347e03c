import { useState } from 'react';
import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import PageButtons from './PageButtons';
import Playlist from './Playlist';
import { songs } from './songs';

const rowsPerPage = 3;

export default function CustomPaginationActionsTable() {
  const [page, setPage] = useState(0);
  const start = page * rowsPerPage;

  return (
    <Box sx={{ width: 480, maxWidth: '100%' }}>
      <Playlist songs={songs.slice(start, start + rowsPerPage)} />
      <TablePagination
        component="div"
        count={songs.length}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[]}
        onPageChange={(_event, newPage) => setPage(newPage)}
        ActionsComponent={PageButtons}
      />
    </Box>
  );
}
