import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

interface OtherWaysProps {
  ways: readonly string[];
  chosen?: string;
  onChoose: (way: string) => void;
}

/** Passes the props that the group sets on to the button. */
export default function OtherWays(props: OtherWaysProps) {
  const { ways, chosen, onChoose, ...other } = props;
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
            role="menuitemradio"
            aria-checked={way === chosen}
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
