import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { bookingColumns, bookings, type Booking } from './bookings';
import UndoMessage from './UndoMessage';

const byTime: GridInitialState = {
  sorting: { sortModel: [{ field: 'time', sort: 'asc' }] },
};

export default function DeleteRowGrid() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(bookings);
  const [deleted, setDeleted] = useState<Booking | null>(null);
  const columns = useMemo<GridColDef<Booking>[]>(() => {
    const remove = (booking: Booking) => {
      setRows((all) => all.filter(({ id }) => id !== booking.id));
      setDeleted(booking);
      const isLast = apiRef.current.getRowsCount() === 1;
      if (isLast) apiRef.current.setColumnHeaderFocus('actions');
    };
    const getActions = ({ row }: { row: Booking }) => [
      <GridActionsCellItem
        key="delete"
        icon={<DeleteIcon />}
        label={`Delete the booking for ${row.name}`}
        onClick={() => remove(row)}
      />,
    ];
    const headerName = 'Actions';
    return [
      ...bookingColumns,
      { field: 'actions', type: 'actions', headerName, getActions },
    ];
  }, [apiRef]);
  const undo = () => {
    if (deleted) setRows([...rows, deleted]);
    setDeleted(null);
  };
  const message = deleted
    ? `Deleted the booking for ${deleted.name}`
    : `Bookings: ${rows.length}`;
  return (
    <Box sx={{ width: '100%' }}>
      <UndoMessage message={message} canUndo={!!deleted} onUndo={undo} />
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={byTime}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Bookings for tonight' } }}
        />
      </Box>
    </Box>
  );
}
