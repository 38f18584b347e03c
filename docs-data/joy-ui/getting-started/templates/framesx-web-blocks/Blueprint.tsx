import Box from '@mui/joy/Box';

const line = { fill: 'none', stroke: '#fff', strokeWidth: 2.5 };
const fine = { ...line, strokeWidth: 1, strokeOpacity: 0.6 };

const rows = [0, 60, 120, 180, 240, 300, 360];
const columns = [0, 90, 180, 270, 360, 450, 540, 630, 720, 810, 900, 990];
const grid = [
  ...rows.map((y) => `M-60 ${y}h1060`),
  ...columns.map((x) => `M${x}-26v388`),
].join('');

/** The plan of a kite, drawn like a blueprint. */
export default function Blueprint() {
  return (
    <Box
      component="svg"
      viewBox="-60 -26 1060 388"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      <rect x="-60" y="-26" width="1060" height="388" fill="#2a3596" />
      <path d={grid} {...fine} strokeOpacity={0.14} />
      <path d="m450 40 150 110-150 180-150-180z" {...line} />
      <path d="M450 40v290M300 150h300" {...line} strokeDasharray="10 6" />
      <circle cx="450" cy="150" r="16" {...line} />
      <path
        d="M300 20v80M600 20v80M300 30h300M640 40v290M630 40h20M630 330h20"
        {...fine}
      />
      <path
        d="M100 90h110l-20 26H80zM100 160h110v14H100zM100 210h110v14H100z"
        {...line}
      />
      <path d="M720 120q40-40 80 0t80 0M720 180q40-40 80 0t80 0" {...line} />
      <g fill="#fff" fontFamily="monospace" fontSize="15" direction="ltr">
        <text x="424" y="24">
          80 cm
        </text>
        <text x="654" y="192">
          96 cm
        </text>
      </g>
    </Box>
  );
}
