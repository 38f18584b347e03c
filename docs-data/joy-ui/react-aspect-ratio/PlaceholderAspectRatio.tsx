import ImageIcon from '@mui/icons-material/Image';
import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function PlaceholderAspectRatio() {
  return (
    <Card variant="outlined" sx={{ width: 240 }}>
      <AspectRatio ratio="2">
        <div>
          <ImageIcon titleAccess="No picture yet" sx={{ fontSize: 40 }} />
        </div>
      </AspectRatio>
      <Typography level="title-md">Walk to the north cape</Typography>
    </Card>
  );
}
