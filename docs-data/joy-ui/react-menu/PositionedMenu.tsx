import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const alignments = [
  { name: 'Align at the start', icon: <FormatAlignLeftIcon /> },
  { name: 'Center', icon: <FormatAlignCenterIcon /> },
];

export default function PositionedMenu() {
  return (
    <Dropdown>
      <MenuButton>Paragraph</MenuButton>
      <Menu placement="right-start">
        {alignments.map(({ name, icon }) => (
          <MenuItem key={name}>
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
