import { TablePagination } from '@mui/base/TablePagination';

export default function TablePaginationSpecimen() {
  return (
    <table>
      <tbody>
        <tr>
          <TablePagination
            count={42}
            page={0}
            rowsPerPage={10}
            onPageChange={() => {}}
          />
        </tr>
      </tbody>
    </table>
  );
}
