import { GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid';

/** A toolbar that contains only the quick filter. */
export default function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}
