import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

const formats = { Square: 1, Postcard: '3 / 2', Panorama: '4/1' };

export default function CustomRatio() {
  return (
    <Stack spacing={2} sx={{ width: 200 }}>
      {Object.entries(formats).map(([name, ratio]) => (
        <AspectRatio key={name} ratio={ratio} variant="outlined">
          <div>{name}</div>
        </AspectRatio>
      ))}
    </Stack>
  );
}
