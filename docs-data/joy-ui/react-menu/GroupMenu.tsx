import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const formatsByKind = { Text: ['PDF', 'Plain text'], Sound: ['WAV', 'FLAC'] };

export default function GroupMenu() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Interview, 34 minutes</Typography>
      <Dropdown>
        <MenuButton>Export</MenuButton>
        <Menu aria-label="Export" sx={{ minWidth: 160 }}>
          {Object.entries(formatsByKind).map(([kind, formats]) => (
            <List key={kind} role="group" aria-label={kind}>
              <ListItem role="presentation" sx={{ fontWeight: 'lg' }}>
                {kind}
              </ListItem>
              {formats.map((format) => (
                <MenuItem key={format}>{format}</MenuItem>
              ))}
            </List>
          ))}
        </Menu>
      </Dropdown>
    </Stack>
  );
}
