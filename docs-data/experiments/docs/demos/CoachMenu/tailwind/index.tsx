import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const coaches = ['Quiet coach', 'Family coach', 'Night coach'];

const listbox =
  'min-w-45 rounded-[10px] border border-indigo-200 bg-white p-1.5 text-sm text-indigo-950 shadow-lg outline-0 dark:border-indigo-700 dark:bg-indigo-950 dark:text-indigo-100';

export default function CoachMenu() {
  const [chosen, setChosen] = useState('Quiet coach');

  return (
    <Dropdown>
      <MenuButton className="cursor-pointer rounded-lg border border-indigo-800 px-4 py-2 text-sm font-semibold text-indigo-800 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-amber-600 dark:border-indigo-300 dark:text-indigo-200 dark:focus-visible:outline-amber-400">
        Coach: {chosen}
      </MenuButton>
      <Menu
        className="z-1 py-1"
        slotProps={{ listbox: { className: listbox } }}
      >
        {coaches.map((name) => (
          <MenuItem
            key={name}
            className="cursor-pointer rounded-md px-3 py-1.5 select-none hover:bg-indigo-100 focus:bg-indigo-100 focus:outline-2 focus:-outline-offset-2 focus:outline-transparent dark:hover:bg-indigo-800 dark:focus:bg-indigo-800"
            onClick={() => setChosen(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
