import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

const night = 'linear-gradient(160deg, #1b1038 0%, #3a1d5e 70%, #6b2f63 100%)';
const lights = ['#ffb35c', '#ff8a5c', '#ffd27a', '#ff9f4a', '#ffc46b'];

function Lanterns() {
  return (
    <svg
      width="100%"
      height="86"
      viewBox="0 0 400 86"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      <path d="M0 6q200 40 400 0" fill="none" stroke="#e7d7ff" />
      {lights.map((light, at) => (
        <g
          key={light}
          transform={`translate(${40 + at * 80} ${at % 4 === 0 ? 13 : at === 2 ? 26 : 22})`}
        >
          <circle cy="24" r="26" fill={light} opacity="0.22" />
          <ellipse cy="24" rx="13" ry="17" fill={light} />
          <path d="M-7 6H7M-7 42H7M0 0v6" stroke="#fff4df" strokeWidth="2" />
        </g>
      ))}
    </svg>
  );
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
            {open === 0 ? 'Every shift is taken.' : `${open} shifts are open.`}
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
