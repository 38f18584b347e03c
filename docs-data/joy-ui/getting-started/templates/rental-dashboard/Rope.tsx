import Box from '@mui/joy/Box';

export default function Rope() {
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      aria-hidden
      sx={{ width: 34, color: 'primary.500' }}
    >
      <circle
        cx="20"
        cy="20"
        r="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
      />
      <circle
        cx="20"
        cy="20"
        r="14"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeDasharray="8 14"
      />
    </Box>
  );
}
