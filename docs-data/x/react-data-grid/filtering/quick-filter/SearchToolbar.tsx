import { GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid';

/** A toolbar with nothing but the quick filter. */
export default function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}
