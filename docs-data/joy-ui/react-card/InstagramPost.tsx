import { useState } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';

export default function InstagramPost() {
  return (
    <Card sx={{ mx: 'auto', my: 2, width: 320, maxWidth: 'calc(100% - 32px)' }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Avatar size="sm">LK</Avatar>
        <Typography level="title-sm">Lighthouse keeper</Typography>
        <KeepButton />
      </CardContent>
      <CardOverflow>
        <AspectRatio ratio="4/3">
          <img src="/static/images/island/lighthouse.svg" alt="Lighthouse" />
        </AspectRatio>
      </CardOverflow>
      <Typography level="body-sm">Fog lifted at noon.</Typography>
    </Card>
  );
}

function KeepButton() {
  const [kept, setKept] = useState(false);
  return (
    <IconButton
      aria-label="Keep the picture"
      aria-pressed={kept}
      onClick={() => setKept(!kept)}
      sx={{ marginInlineStart: 'auto' }}
    >
      {kept ? <BookmarkIcon /> : <BookmarkBorderIcon />}
    </IconButton>
  );
}
