import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function RowContextMenu() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(() => books.slice(0, 5));
  const [menu, setMenu] = useState({ open: false, id: 0, left: 0, top: 0 });
  const close = () => setMenu({ ...menu, open: false });
  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.dataset.id);
    setMenu({ open: true, id, left: event.clientX, top: event.clientY });
  };
  const remove = () => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const index = ids.indexOf(menu.id);
    const neighbor = ids[index + 1] ?? ids[index - 1];
    // An open menu would take the focus back.
    flushSync(close);
    setRows(rows.filter((row) => row.id !== menu.id));
    // The cell that had the focus is removed with its row.
    if (neighbor) apiRef.current.setCellFocus(neighbor, 'title');
    else apiRef.current.setColumnHeaderFocus('title');
  };
  return (
    <Box sx={{ height: 262, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={bookColumns}
        density="compact"
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Books with a context menu' },
          row: { onContextMenu: open },
        }}
      />
      <Menu
        open={menu.open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu}
        MenuListProps={{ 'aria-label': 'Actions for the book' }}
      >
        <MenuItem onClick={remove}>Remove from the list</MenuItem>
      </Menu>
    </Box>
  );
}
