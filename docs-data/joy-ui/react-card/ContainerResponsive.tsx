import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function ContainerResponsive() {
  return (
    <Box sx={{ containerType: 'inline-size', width: '100%', ...resizeStyle }}>
      <Card sx={{ '@container (min-width: 400px)': { flexDirection: 'row' } }}>
        <AspectRatio ratio="1.5" sx={{ minWidth: 140, flex: 1 }}>
          <img src="/static/images/island/harbor.svg" alt="Harbor" />
        </AspectRatio>
        <CardContent>
          <Typography level="title-lg">Harbor festival</Typography>
          <Typography>Drag the corner to make the card narrower.</Typography>
        </CardContent>
      </Card>
    </Box>
  );
}

const resizeStyle = {
  resize: 'horizontal',
  overflow: 'hidden',
  maxWidth: 520,
  pb: 2,
};
