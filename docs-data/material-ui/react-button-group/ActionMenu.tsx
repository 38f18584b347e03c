import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface ActionMenuProps {
  anchorEl: Element | null;
  actions: readonly string[];
  chosen: string;
  onChoose: (action: string) => void;
  onClose: () => void;
}

/** The alternatives of a split button; it is open while it has an anchor. */
export default function ActionMenu(props: ActionMenuProps) {
  const { anchorEl, actions, chosen, onChoose, onClose } = props;
  const choose = (action: string) => {
    onChoose(action);
    onClose();
  };

  return (
    <Menu
      anchorEl={anchorEl}
      open={Boolean(anchorEl)}
      onClose={onClose}
      MenuListProps={{ 'aria-label': 'Action' }}
    >
      {actions.map((action) => (
        <MenuItem
          key={action}
          role="menuitemradio"
          aria-checked={action === chosen}
          selected={action === chosen}
          onClick={() => choose(action)}
        >
          {action}
        </MenuItem>
      ))}
    </Menu>
  );
}
