import { useState } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const ways = ['Send now', 'Send tomorrow at 8', 'Save as a draft'];

export default function SplitButton() {
  const [way, setWay] = useState(ways[0]);

  return (
    <ButtonGroup variant="solid" color="primary" aria-label="Letter">
      <Button>{way}</Button>
      <OtherWays chosen={way} onChoose={setWay} />
    </ButtonGroup>
  );
}

interface OtherWaysProps {
  chosen?: string;
  onChoose: (way: string) => void;
}

/** Passes the props that the group sets on to the button. */
function OtherWays({ chosen, onChoose, ...other }: OtherWaysProps) {
  return (
    <Dropdown>
      <MenuButton
        {...other}
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'solid', color: 'primary' } }}
        aria-label="Other ways to send"
      >
        <ArrowDropDownIcon />
      </MenuButton>
      <Menu placement="bottom-end" aria-label="Ways to send">
        {ways.map((way) => (
          <MenuItem
            key={way}
            selected={way === chosen}
            onClick={() => onChoose(way)}
          >
            {way}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
