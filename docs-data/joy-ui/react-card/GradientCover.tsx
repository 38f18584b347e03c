import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

const darkFromBelow =
  'linear-gradient(to top, #10131a, #10131ae0 45%, #10131a00)';

export default function GradientCover() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%', minHeight: 220 }}>
      <CardCover>
        <img src="/static/images/island/cliff.svg" alt="" />
      </CardCover>
      <CardCover sx={{ background: darkFromBelow }} />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="#fff">
          Cliff path
        </Typography>
        <Typography textColor="#fff">Closed in strong wind</Typography>
      </CardContent>
    </Card>
  );
}
