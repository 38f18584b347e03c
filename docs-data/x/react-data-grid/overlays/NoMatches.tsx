import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { GridOverlay, useGridApiContext } from '@mui/x-data-grid';

/** Says that no row matches, and offers to remove the filters. */
export default function NoMatches() {
  const apiRef = useGridApiContext();
  /** The button disappears with the filters, so the focus moves to the header. */
  const removeFilters = () => {
    apiRef.current.setFilterModel({ items: [] });
    apiRef.current.setColumnHeaderFocus('ward');
  };
  return (
    <GridOverlay role="row">
      <Box role="gridcell" sx={{ textAlign: 'center' }}>
        <Typography variant="body2">Nobody works in this ward.</Typography>
        <Button size="small" onClick={removeFilters}>
          Remove filters
        </Button>
      </Box>
    </GridOverlay>
  );
}
