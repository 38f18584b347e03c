import { useState } from 'react';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const alignments = [
  { name: 'Align at the start', value: 'start', icon: <FormatAlignLeftIcon /> },
  { name: 'Center', value: 'center', icon: <FormatAlignCenterIcon /> },
] as const;

export default function PositionedMenu() {
  const [textAlign, setTextAlign] = useState<'start' | 'center'>('start');

  const items = alignments.map(({ name, value, icon }) => (
    <MenuItem key={name} onClick={() => setTextAlign(value)}>
      <ListItemDecorator>{icon}</ListItemDecorator>
      {name}
    </MenuItem>
  ));

  return (
    <Stack sx={{ width: 260, maxWidth: '100%', gap: 1 }}>
      <Typography sx={{ textAlign }}>
        The ferry leaves at nine. Please bring warm clothes.
      </Typography>
      <Dropdown>
        <MenuButton sx={{ alignSelf: 'start' }}>Paragraph</MenuButton>
        <Menu placement="right-start" aria-label="Paragraph">
          {items}
        </Menu>
      </Dropdown>
    </Stack>
  );
}
