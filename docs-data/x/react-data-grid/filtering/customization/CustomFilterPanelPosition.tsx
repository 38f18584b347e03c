import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridToolbarProps,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../../data/books';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    setAnchor: (button: HTMLButtonElement | null) => void;
  }
}

type Props = GridToolbarProps & {
  setAnchor?: (button: HTMLButtonElement | null) => void;
};

function EndToolbar({ setAnchor }: Props) {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarFilterButton ref={setAnchor} />
    </GridToolbarContainer>
  );
}

const shelf = books.slice(0, 6);

export default function CustomFilterPanelPosition() {
  const [anchorEl, setAnchor] = useState<HTMLButtonElement | null>(null);
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={shelf}
        columns={bookColumns}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: EndToolbar }}
        slotProps={{
          main: { 'aria-label': 'Books on the shelf' },
          toolbar: { setAnchor },
          panel: { anchorEl, placement: 'bottom-end' },
        }}
      />
    </Box>
  );
}
