import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FleetTheme from './FleetTheme';
import Overview from './Overview';
import Sidebar from './Sidebar';

export default function Dashboard() {
  const [page, setPage] = useState('Overview');
  const [isOpen, setOpen] = useState(false);
  const choose = (next: string) => {
    setPage(next);
    setOpen(false);
  };

  return (
    <FleetTheme>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <Sidebar
          current={page}
          onChoose={choose}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
        <Box
          component="main"
          sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 3 } }}
        >
          <Stack direction="row" sx={{ gap: 2, mb: 2, alignItems: 'center' }}>
            <Button
              variant="outlined"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              Menu
            </Button>
            <Typography variant="h4" component="h1">
              {page}
            </Typography>
          </Stack>
          <Overview page={page} />
        </Box>
      </Box>
    </FleetTheme>
  );
}
