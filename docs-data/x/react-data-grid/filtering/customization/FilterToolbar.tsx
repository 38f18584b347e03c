import {
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';

/** A toolbar whose only button opens the filter panel. */
export default function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}
