import Box from '@mui/joy/Box';

const line = { fill: 'none', stroke: '#fff', strokeWidth: 2.5 };
const fine = { ...line, strokeWidth: 1, strokeOpacity: 0.6 };

/** The plan of a kite, drawn as on blue paper. */
export default function Blueprint() {
  return (
    <Box
      component="svg"
      viewBox="0 -20 900 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      <rect y="-20" width="900" height="400" fill="#2a3596" />
      <path
        d="M0 0h900M0 60h900M0 120h900M0 180h900M0 240h900M0 300h900M90-20v400M180-20v400M270-20v400M360-20v400M450-20v400M540-20v400M630-20v400M720-20v400M810-20v400"
        {...fine}
        strokeOpacity={0.14}
      />
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
