import Box from '@mui/joy/Box';

const card = {
  display: 'block',
  width: { xs: 220, sm: 320 },
  p: 2,
  borderRadius: 'md',
  boxShadow: 'sm',
  fontSize: 'lg',
  textDecoration: 'none',
  color: 'neutral.softColor',
  bgcolor: 'neutral.softBg',
  '&:hover': { bgcolor: 'neutral.softHoverBg', boxShadow: 'md' },
};

export default function BoxSx() {
  return (
    <Box component="a" href="#BoxSx" sx={card}>
      Moon map, drawn for the small telescope
    </Box>
  );
}
