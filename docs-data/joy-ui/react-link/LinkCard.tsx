import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkCard() {
  return (
    <Card variant="outlined" sx={{ width: 260 }}>
      <AspectRatio ratio="2">
        <img src="/static/images/island/cliff.svg" alt="" />
      </AspectRatio>
      <Link overlay href="#LinkCard" level="title-md" color="neutral">
        Along the cliff
      </Link>
      <Typography level="body-sm">Nine kilometers, three hours</Typography>
    </Card>
  );
}
