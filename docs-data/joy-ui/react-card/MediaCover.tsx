import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function MediaCover() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%', minHeight: 200 }}>
      <CardCover>
        <img src="/static/images/island/night.svg" alt="" />
      </CardCover>
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" sx={labelStyle}>
          Watch the stars from the pier
        </Typography>
      </CardContent>
    </Card>
  );
}

const labelStyle = {
  alignSelf: 'flex-start',
  px: 1,
  borderRadius: 'xs',
  bgcolor: '#10131a',
  color: '#fff',
};
