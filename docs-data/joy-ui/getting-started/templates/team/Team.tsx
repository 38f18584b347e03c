import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import Header from './Header';
import InviteDialog from './InviteDialog';
import type { Person } from './crew';
import People from './People';
import ShiftBoard from './ShiftBoard';
import { theme } from './theme';
import { useCrew } from './useCrew';

const columns = {
  display: 'grid',
  gap: 4,
  maxWidth: 1240,
  mx: 'auto',
  px: { xs: 2, md: 4 },
  pt: 4,
  pb: 10,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
};

export default function Team() {
  const crew = useCrew();
  const [isInviting, setInviting] = useState(false);
  const add = (person: Person) => {
    crew.add(person);
    setInviting(false);
  };

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ bgcolor: 'background.body', minHeight: '100dvh' }}>
        <Header open={crew.open} onInvite={() => setInviting(true)} />
        <Box component="main" sx={columns}>
          <People {...crew} />
          <ShiftBoard {...crew} />
        </Box>
      </Box>
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onAdd={add}
      />
    </CssVarsProvider>
  );
}
