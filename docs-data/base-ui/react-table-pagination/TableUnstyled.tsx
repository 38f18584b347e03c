import { TablePagination } from '@mui/base/TablePagination';
import { Trips } from './Trips';
import { trips } from './tripList';
import { pageOf, usePages } from './usePages';

export default function TableUnstyled() {
  const pages = usePages(5);

  return (
    <div style={{ minHeight: 360, maxWidth: '100%' }}>
      <Trips caption="Trips in May" rows={pageOf(trips, pages)}>
        <TablePagination
          {...pages}
          count={trips.length}
          rowsPerPageOptions={[3, 5]}
        />
      </Trips>
    </div>
  );
}
