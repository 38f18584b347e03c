import Box from '@mui/joy/Box';

export default function Loaf() {
  return (
    <Box component="svg" viewBox="0 0 40 28" aria-hidden sx={{ width: 40 }}>
      <path
        d="M4 26c-3-8 2-22 16-22s19 14 16 22z"
        fill="#c87a2b"
        stroke="#5d300a"
        strokeWidth="2"
      />
      <path
        d="m11 19 3-9m4 8 2-10m5 10 2-8"
        stroke="#fbe6c8"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Box>
  );
}
