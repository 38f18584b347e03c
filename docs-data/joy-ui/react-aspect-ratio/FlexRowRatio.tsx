import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function FlexRowRatio() {
  return (
    <Sheet variant="outlined" sx={rowStyle}>
      <AspectRatio ratio="1" sx={{ flexBasis: 96, borderRadius: 'sm' }}>
        <img src="/static/images/island/meadow.svg" alt="Meadow" />
      </AspectRatio>
      <div>
        <Typography level="title-md">Meadow path</Typography>
        <Typography level="body-sm">Forty minutes, no stairs</Typography>
      </div>
    </Sheet>
  );
}

const rowStyle = {
  display: 'flex',
  gap: 2,
  p: 1.5,
  width: 320,
  maxWidth: '100%',
  borderRadius: 'md',
};
