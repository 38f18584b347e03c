import { Box } from '@mui/system';

export default function TicketLayout() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        p: 2,
        border: '1px solid currentColor',
        borderRadius: '8px',
        minWidth: { sm: 360 },
      }}
    >
      <Box>
        <Box sx={{ fontSize: 14 }}>Departure</Box>
        <Box sx={{ fontWeight: 600 }}>Harbor, 14:05</Box>
      </Box>
      <Box>
        <Box sx={{ fontSize: 14 }}>Arrival</Box>
        <Box sx={{ fontWeight: 600 }}>Airport, 14:41</Box>
      </Box>
    </Box>
  );
}
