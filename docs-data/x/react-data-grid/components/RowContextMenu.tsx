import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
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
    const rest = rows.filter((row) => row.id !== menu.id);
    setRows(rest);
    close();
    // The cell that had the focus is removed with its row.
    if (rest[0]) apiRef.current.setCellFocus(rest[0].id, 'title');
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
      >
        <MenuItem onClick={remove}>Remove from the list</MenuItem>
      </Menu>
    </Box>
  );
}
