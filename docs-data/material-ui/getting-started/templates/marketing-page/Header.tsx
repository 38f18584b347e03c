import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { sections } from './content';

export default function Header() {
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Toolbar sx={{ gap: 2 }}>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Bunkhouse
        </Typography>
        <Stack
          component="nav"
          aria-label="Sections"
          direction="row"
          sx={{ display: { xs: 'none', sm: 'flex' } }}
        >
          {sections.map(({ id, title }) => (
            <Button key={id} color="inherit" href={`#${id}`}>
              {title}
            </Button>
          ))}
        </Stack>
        <Button
          variant="contained"
          href="/material-ui/getting-started/templates/sign-up/"
        >
          Sign up
        </Button>
      </Toolbar>
    </AppBar>
  );
}
