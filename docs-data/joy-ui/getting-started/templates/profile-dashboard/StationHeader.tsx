import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { Profile } from './profile';

const band = {
  px: { xs: 2, md: 4 },
  py: 2,
  overflow: 'hidden',
  position: 'relative',
};
const wave = {
  display: { xs: 'none', sm: 'block' },
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: { sm: 64, md: '22%' },
  height: '100%',
  opacity: 0.35,
};
const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  maxWidth: 1176,
  mx: 'auto',
};

export default function StationHeader({ profile }: { profile: Profile }) {
  const initials = profile.name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);

  return (
    <Sheet component="header" variant="solid" color="primary" sx={band}>
      <Box component="svg" viewBox="0 0 240 60" aria-hidden sx={wave}>
        <path
          d="M0 30h60l8-20 12 44 12-36 10 24 8-12h24l8-18 10 30 8-12h80"
          fill="none"
          stroke="#77cfd2"
          strokeWidth="2"
        />
      </Box>
      <Box sx={row}>
        <Typography level="title-lg" textColor="common.white">
          Harbor 98
        </Typography>
        <Chip size="sm" variant="soft" sx={{ marginInlineEnd: 'auto' }}>
          Studio B
        </Chip>
        <Avatar aria-hidden size="sm" variant="soft" color="primary">
          {initials}
        </Avatar>
      </Box>
    </Sheet>
  );
}
