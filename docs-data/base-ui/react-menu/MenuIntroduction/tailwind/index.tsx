import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import {
  MenuItem as BaseMenuItem,
  type MenuItemProps,
} from '@mui/base/MenuItem';

const slotProps = {
  listbox: {
    'aria-label': 'Photo',
    className:
      'my-1 w-50 rounded-lg border border-gray-500 bg-white p-1 text-gray-900 outline-none dark:border-gray-400 dark:bg-gray-900 dark:text-gray-100',
  },
};

function MenuItem(props: MenuItemProps) {
  return (
    <BaseMenuItem
      {...props}
      className="list-none rounded-md px-3 py-2 focus:bg-blue-100 focus:outline-2 focus:-outline-offset-2 focus:outline-transparent dark:focus:bg-blue-900"
    />
  );
}

export default function MenuIntroduction() {
  return (
    <Dropdown>
      <MenuButton className="rounded-lg border border-transparent bg-blue-900 px-3.75 py-1.75 text-white focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-amber-600 dark:bg-blue-200 dark:text-blue-950 dark:focus-visible:outline-amber-400">
        Photo
      </MenuButton>
      <Menu slotProps={slotProps}>
        <MenuItem>Crop</MenuItem>
        <MenuItem>Add to album</MenuItem>
        <MenuItem>Move to trash</MenuItem>
      </Menu>
    </Dropdown>
  );
}
