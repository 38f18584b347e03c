import Box from '@mui/joy/Box';
import type { Boat } from './boats';

const portholes = [70, 98, 126, 154];

export default function BoatPicture({ hull, cabin }: Boat) {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      <rect width="240" height="150" fill="#cfe3e4" />
      <path d="M0 92q40-34 84-14t78-8 78 10v22H0z" fill="#9dbb8c" />
      <rect y="98" width="240" height="52" fill="#5c8f96" />
      <path d="M46 62h134l8 38H40z" fill={cabin} />
      <path d="M42 56h142v7H42z" fill="#f3ead7" />
      {portholes.map((x) => (
        <circle
          key={x}
          cx={x}
          cy="80"
          r="7"
          fill="#fbe7ac"
          stroke="#f3ead7"
          strokeWidth="3"
        />
      ))}
      <path d="M160 40h8v16h-8z" fill={hull} />
      <path d="M12 96h214c-2 14-10 22-24 22H34c-12 0-20-8-22-22z" fill={hull} />
      <path d="M14 100h210" stroke="#f3ead7" strokeWidth="3" />
      <path
        d="M0 126q15-7 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0v24H0z"
        fill="#487980"
      />
    </Box>
  );
}
