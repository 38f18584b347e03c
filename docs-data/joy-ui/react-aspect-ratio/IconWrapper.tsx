import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import HikingIcon from '@mui/icons-material/Hiking';
import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const ways = [
  { name: 'By boat', icon: <DirectionsBoatIcon />, color: 'primary' },
  { name: 'On foot', icon: <HikingIcon />, color: 'success' },
] as const;

export default function IconWrapper() {
  return (
    <Stack spacing={2}>
      {ways.map(({ name, icon, color }) => (
        <Stack key={name} direction="row" spacing={1.5} alignItems="center">
          <AspectRatio ratio="1" color={color} sx={iconStyle}>
            <div>{icon}</div>
          </AspectRatio>
          <Typography level="title-md">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

const iconStyle = { width: 40, borderRadius: '50%' };
