import MenuItem from '@mui/material/MenuItem';
import {
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

/** A custom menu for the stock column, and the default menu for other columns. */
export default function StockMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  const apiRef = useGridApiContext();
  if (colDef.field !== 'stock') return <GridColumnMenu {...props} />;
  const item = { field: 'stock', operator: '=', value: 0 };
  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <MenuItem
        onClick={(event) => {
          apiRef.current.setFilterModel({ items: [item] });
          hideMenu(event);
        }}
      >
        Sold out
      </MenuItem>
      <MenuItem
        onClick={(event) => {
          apiRef.current.setFilterModel({ items: [] });
          hideMenu(event);
        }}
      >
        All articles
      </MenuItem>
    </GridColumnMenuContainer>
  );
}
