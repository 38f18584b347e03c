import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuSection } from './MenuSection';
import { Item, Trigger, menuSlots } from './StyledMenu';

const slotProps = { listbox: { 'aria-label': 'Recipe' } };

export default function WrappedMenuItems() {
  return (
    <Dropdown>
      <Trigger>Recipe</Trigger>
      <Menu slots={menuSlots} slotProps={slotProps}>
        <MenuSection label="Share">
          <Item>Print</Item>
          <Item>Send to a friend</Item>
        </MenuSection>
        <MenuSection label="Plan">
          <Item>Add to Sunday</Item>
          <Item>Add to the shopping list</Item>
        </MenuSection>
      </Menu>
    </Dropdown>
  );
}
