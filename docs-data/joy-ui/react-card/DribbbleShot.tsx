import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function DribbbleShot() {
  return (
    <Card
      variant="plain"
      sx={{
        mx: 'auto',
        my: 2,
        width: 300,
        maxWidth: 'calc(100% - 32px)',
        p: 0,
      }}
    >
      <AspectRatio ratio="4/3">
        <img src="/static/images/island/forest.svg" alt="Drawing of a forest" />
      </AspectRatio>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Avatar size="sm">M</Avatar>
        <Typography level="title-sm">
          <Link overlay underline="hover" href="#drawing">
            Forest at dusk
          </Link>
        </Typography>
        <Typography level="body-xs" sx={{ marginInlineStart: 'auto' }}>
          117 views
        </Typography>
      </Box>
    </Card>
  );
}
