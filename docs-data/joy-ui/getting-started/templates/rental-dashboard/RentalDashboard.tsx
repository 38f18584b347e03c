import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import BoatList from './BoatList';
import type { Boat } from './boats';
import BookingDialog from './BookingDialog';
import CanalMap from './CanalMap';
import Filters from './Filters';
import Rope from './Rope';
import { theme } from './theme';
import { useRental } from './useRental';

const header = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 4 },
  pt: 2.5,
};
const columns = {
  display: 'grid',
  gap: 3,
  mt: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 44%' },
};
const map = {
  order: { xs: -1, lg: 0 },
  position: { lg: 'sticky' },
  insetBlockStart: 24,
  height: { lg: 'calc(100dvh - 48px)' },
  minHeight: { lg: 420 },
};

export default function RentalDashboard() {
  const rental = useRental();
  const [boat, setBoat] = useState<Boat | null>(null);

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body' }}>
        <Box component="header" sx={header}>
          <Rope />
          <Typography level="title-lg">Slow Water</Typography>
        </Box>
        <Box component="main" sx={{ px: { xs: 2, md: 4 }, pt: 2, pb: 10 }}>
          <Typography level="h1" sx={{ mb: 2 }}>
            Sleep on the canal
          </Typography>
          <Filters rental={rental} />
          <Box sx={columns}>
            <BoatList rental={rental} onBook={setBoat} />
            <Box sx={map}>
              <CanalMap rental={rental} />
            </Box>
          </Box>
        </Box>
        {boat && (
          <BookingDialog
            boat={boat}
            rental={rental}
            onClose={() => setBoat(null)}
          />
        )}
      </Box>
    </CssVarsProvider>
  );
}
