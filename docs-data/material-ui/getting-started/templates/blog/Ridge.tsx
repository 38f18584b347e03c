import Box from '@mui/material/Box';

export default function Ridge() {
  return (
    <Box
      component="svg"
      viewBox="0 60 1200 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: { xs: 180, md: 'auto' } }}
    >
      <rect y="60" width="1200" height="300" fill="#161b3d" />
      <circle cx="800" cy="155" r="45" fill="none" stroke="#fff3c4" />
      <circle cx="800" cy="155" r="8" fill="#fff3c4" />
      <g fill="#c5cbf5">
        <circle cx="120" cy="120" r="2" />
        <circle cx="310" cy="160" r="3" />
        <circle cx="440" cy="115" r="2" />
        <circle cx="690" cy="120" r="2" />
        <circle cx="1090" cy="130" r="3" />
      </g>
      <path
        d="m0 300 220-130 160 90 190-160 210 150 180-90 240 130v70H0z"
        fill="#2b3470"
      />
      <path d="M540 128a34 34 0 0 1 68 0v22h-68z" fill="#e8eaf6" />
      <path d="m566 96 6 34h8l6-34z" fill="#161b3d" />
      <path d="m0 340 340-70 300 50 260-60 300 60v40H0z" fill="#0b0e1f" />
    </Box>
  );
}
