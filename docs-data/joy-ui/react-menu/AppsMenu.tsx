import AppsIcon from '@mui/icons-material/Apps';
import Avatar from '@mui/joy/Avatar';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const apps = ['Mail', 'Notes', 'Files', 'Calls', 'Tasks', 'Wiki'];

export default function AppsMenu() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Rowing club</Typography>
      <Dropdown>
        <MenuButton slots={{ root: IconButton }} aria-label="Apps">
          <AppsIcon />
        </MenuButton>
        <Menu variant="solid" invertedColors aria-label="Apps" sx={gridStyle}>
          {apps.map((app) => (
            <MenuItem key={app} orientation="vertical">
              <Avatar aria-hidden>{app[0]}</Avatar>
              {app}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </Stack>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 80px)',
  gap: 1,
  '--List-padding': '0.5rem',
  '--ListItem-radius': '8px',
};
