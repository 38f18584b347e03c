import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Footer from './Footer';
import Header from './Header';
import OnepirateTheme from './OnepirateTheme';

export default function Frame({ children }: { children: ReactNode }) {
  return (
    <OnepirateTheme>
      <Stack sx={{ minHeight: '100dvh' }}>
        <Header />
        <Box component="main" sx={{ flexGrow: 1 }}>
          {children}
        </Box>
        <Footer />
      </Stack>
    </OnepirateTheme>
  );
}
