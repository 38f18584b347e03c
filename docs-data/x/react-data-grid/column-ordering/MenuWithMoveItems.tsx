import type { MouseEvent } from 'react';
import MenuItem from '@mui/material/MenuItem';
import ListItemText from '@mui/material/ListItemText';
import {
  GridColumnMenu,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const index = fields.indexOf(colDef.field);
  const move = (event: MouseEvent, by: number) => {
    // A hidden column may be between the two.
    const neighbor = fields[index + by] ?? colDef.field;
    const target = apiRef.current.getColumnIndex(neighbor, false);
    apiRef.current.setColumnIndex(colDef.field, target);
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
