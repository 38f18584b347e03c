import type { MouseEvent } from 'react';
import MenuItem from '@mui/material/MenuItem';
import ListItemText from '@mui/material/ListItemText';
import {
  GridColumnMenu,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridColumnFieldsSelector);
  const index = fields.indexOf(colDef.field);
  const move = (event: MouseEvent, by: number) => {
    apiRef.current.setColumnIndex(colDef.field, index + by);
    onClick(event);
  };
  const isLast = index === fields.length - 1;
  return (
    <>
      <MenuItem disabled={index === 0} onClick={(event) => move(event, -1)}>
        <ListItemText inset>Move toward the start</ListItemText>
      </MenuItem>
      <MenuItem disabled={isLast} onClick={(event) => move(event, 1)}>
        <ListItemText inset>Move toward the end</ListItemText>
      </MenuItem>
    </>
  );
}

/** The default column menu, with items that move the column. */
export default function MenuWithMoveItems(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ moveItems: MoveItems }} />;
}
