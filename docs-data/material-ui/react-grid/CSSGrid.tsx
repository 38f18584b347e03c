import Box from '@mui/material/Box';
import Row from './Row';

const stage = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: 2,
  width: 1,
};

export default function CSSGrid() {
  return (
    <Box sx={stage}>
      <Box sx={{ gridColumn: 'span 8' }}>
        <Row>Stalls: span 8</Row>
      </Box>
      <Box sx={{ gridColumn: 'span 4' }}>
        <Row>Box: span 4</Row>
      </Box>
      <Box sx={{ gridColumn: '4 / span 6' }}>
        <Row>Gallery: from 4</Row>
      </Box>
    </Box>
  );
}
