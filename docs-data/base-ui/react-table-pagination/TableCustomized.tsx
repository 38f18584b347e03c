import { Pagination } from './Pagination';
import { Trips } from './Trips';
import { trips } from './tripList';
import { pageOf, usePages } from './usePages';

const sizes = [4, { value: -1, label: 'All' }];
const actions = { showFirstButton: true, showLastButton: true };

export default function TableCustomized() {
  const pages = usePages(4);
  const size = pages.rowsPerPage === -1 ? 'All' : `${pages.rowsPerPage}`;

  return (
    <Trips caption="Trips in June" rows={pageOf(trips, pages)}>
      <Pagination
        {...pages}
        count={trips.length}
        rowsPerPageOptions={sizes}
        labelRowsPerPage="Trips"
        slotProps={{ actions, select: { 'aria-label': size } }}
      />
    </Trips>
  );
}
