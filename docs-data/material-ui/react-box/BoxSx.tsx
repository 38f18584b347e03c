import Box from '@mui/material/Box';

const episode = {
  display: 'block',
  width: { xs: 200, sm: 320 },
  p: 2,
  borderRadius: 2,
  typography: 'subtitle1',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover, &:focus-visible': { boxShadow: 6 },
};

export default function BoxSx() {
  return (
    <Box component="a" href="#BoxSx" sx={episode}>
      Episode 12: the lighthouse keeper
    </Box>
  );
}
