import AspectRatio from '@mui/joy/AspectRatio';

export default function MediaRatio() {
  return (
    <AspectRatio
      ratio="4 / 3"
      objectFit="cover"
      sx={{ width: 300, borderRadius: 'md' }}
    >
      <img
        src="/static/images/island/lighthouse.svg"
        alt="Lighthouse on a rock"
      />
    </AspectRatio>
  );
}
