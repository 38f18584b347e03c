import Box from '@mui/material/Box';

export default function Sprout() {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden
      sx={{ width: 56, height: 56, color: 'primary.main' }}
    >
      <path d="M24 44V22" stroke="currentColor" strokeWidth="4" />
      <path d="M24 26C10 26 6 18 6 8c12 0 18 6 18 18Z" fill="currentColor" />
      <path
        d="M24 32c0-10 6-16 18-16 0 10-6 16-18 16Z"
        fill="currentColor"
        opacity="0.6"
      />
    </Box>
  );
}
