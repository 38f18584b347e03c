import { useId } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

const night = 'linear-gradient(160deg, #1b1038 0%, #3a1d5e 70%, #6b2f63 100%)';
const lights = [
  { x: 40, y: 13, color: '#ffb35c' },
  { x: 120, y: 22, color: '#ff8a5c' },
  { x: 200, y: 26, color: '#ffd27a' },
  { x: 280, y: 22, color: '#ff9f4a' },
  { x: 360, y: 13, color: '#ffc46b' },
];

/** A string of lanterns, as long as the window is wide. */
function Lanterns() {
  const id = useId();

  return (
    <Box
      component="svg"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: 86 }}
    >
      <pattern id={id} width="400" height="86" patternUnits="userSpaceOnUse">
        <path d="M0 6q200 40 400 0" fill="none" stroke="#e7d7ff" />
        {lights.map(({ x, y, color }) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle cy="24" r="26" fill={color} opacity="0.22" />
            <ellipse cy="24" rx="13" ry="17" fill={color} />
            <path d="M-7 6H7M-7 42H7M0 0v6" stroke="#fff4df" strokeWidth="2" />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Box>
  );
}

function openShifts(count: number) {
  if (count === 0) return 'Every shift is taken.';
  return count === 1 ? '1 shift is open.' : `${count} shifts are open.`;
}

interface HeaderProps {
  open: number;
  onInvite: () => void;
}

export default function Header({ open, onInvite }: HeaderProps) {
  return (
    <Box component="header" sx={{ background: night, color: '#fff' }}>
      <Lanterns />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          gap: 2,
          maxWidth: 1240,
          mx: 'auto',
          px: { xs: 2, md: 4 },
          pb: 4,
        }}
      >
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography level="h1" textColor="#fff">
            Lantern Night crew
          </Typography>
          <Typography role="status" textColor="#eadfff">
            {openShifts(open)}
          </Typography>
        </Box>
        <Button
          onClick={onInvite}
          sx={{
            bgcolor: '#ffc46b',
            color: '#2b1503',
            '&:hover': { bgcolor: '#ffb347' },
          }}
        >
          Add a person
        </Button>
      </Box>
    </Box>
  );
}
