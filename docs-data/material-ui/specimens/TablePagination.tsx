import TablePagination from '@mui/material/TablePagination';

export default function TablePaginationSpecimen() {
  return (
    <TablePagination
      component="div"
      count={42}
      page={0}
      rowsPerPage={10}
      onPageChange={() => {}}
    />
  );
}
