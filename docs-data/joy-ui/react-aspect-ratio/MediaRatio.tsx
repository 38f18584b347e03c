import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function MediaRatio() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      {(['cover', 'contain'] as const).map((objectFit) => (
        <Stack key={objectFit} spacing={1} sx={{ flex: 1 }}>
          <AspectRatio ratio="1" objectFit={objectFit} sx={roundStyle}>
            <img
              src="/static/images/island/lighthouse.svg"
              alt="Lighthouse on a rock"
            />
          </AspectRatio>
          <Typography level="body-sm">{objectFit}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

const roundStyle = { borderRadius: 'md' };
