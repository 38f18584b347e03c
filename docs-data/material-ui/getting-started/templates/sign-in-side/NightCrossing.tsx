import Box from '@mui/material/Box';

const hull = 'M250 560h300l-40 60H300z';
const cabin = 'M320 500h150l16 60H310z';

export default function NightCrossing() {
  return (
    <Box
      component="svg"
      viewBox="0 60 800 760"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      <rect y="60" width="800" height="760" fill="#0d2b45" />
      <circle cx="600" cy="285" r="56" fill="#ffe9b0" />
      <circle cx="625" cy="268" r="50" fill="#0d2b45" />
      <g fill="#ffffff">
        <circle cx="120" cy="150" r="3" />
        <circle cx="260" cy="250" r="2" />
        <circle cx="340" cy="130" r="3" />
        <circle cx="470" cy="220" r="2" />
        <circle cx="180" cy="300" r="2" />
      </g>
      <path d="M0 470 180 380l140 70 170-110 310 130v80H0z" fill="#143a59" />
      <path d={cabin} fill="#f4f1ea" />
      <path d="M400 430h40v70h-40z" fill="#e4572e" />
      <path d={hull} fill="#e4572e" />
      <path
        d="M0 610q50-20 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0v330H0z"
        fill="#0a1f33"
      />
    </Box>
  );
}
