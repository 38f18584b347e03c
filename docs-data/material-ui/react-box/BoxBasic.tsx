import Box from '@mui/material/Box';

export default function BoxBasic() {
  return (
    <Box
      component="section"
      sx={{
        p: 2,
        border: '1px dashed',
        color: 'primary.main',
        typography: 'body1',
      }}
    >
      Episode 12: the lighthouse keeper
    </Box>
  );
}
