import MenuItem from '@mui/material/MenuItem';
import ListItemText from '@mui/material/ListItemText';
import {
  GridColumnMenu,
  useGridApiContext,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

function NamedFilterItem(props: GridColumnMenuItemProps) {
  const { colDef, onClick, verb } = props;
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.showFilterPanel(colDef.field);
      }}
    >
      <ListItemText inset>
        {verb} {colDef.headerName}
      </ListItemText>
    </MenuItem>
  );
}

/** The default menu, with the title of the column in its filter item. */
export default function NamedFilterMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuFilterItem: NamedFilterItem }}
      slotProps={{ columnMenuFilterItem: { verb: 'Narrow down by' } }}
    />
  );
}
