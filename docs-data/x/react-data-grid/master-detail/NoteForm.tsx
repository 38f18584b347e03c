import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import PanelCell from './PanelCell';
import type { Order } from './orders';

/** A form that changes the note of an order, and returns the focus to its row. */
export default function NoteForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    apiRef.current.updateRows([{ id: order.id, note }]);
    apiRef.current.toggleDetailPanel(order.id);
    apiRef.current.setCellFocus(order.id, GRID_DETAIL_PANEL_TOGGLE_FIELD);
  };
  return (
    <PanelCell>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        useFlexGap
        onSubmit={save}
        sx={{ py: 1, width: 280 }}
      >
        <TextField
          name="note"
          size="small"
          label={`Note for order ${order.id}`}
          defaultValue={order.note}
        />
        <Button type="submit">Save</Button>
      </Stack>
    </PanelCell>
  );
}
