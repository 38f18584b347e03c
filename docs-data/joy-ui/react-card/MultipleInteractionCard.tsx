import { useState } from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function MultipleInteractionCard() {
  return (
    <Card orientation="horizontal" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-md">
          <Link overlay underline="none" href="#multiple-actions">
            Seal watching
          </Link>
        </Typography>
        <Typography level="body-sm">Every morning at low tide</Typography>
      </CardContent>
      <LikeButton />
    </Card>
  );
}

/** Placed above the link, which covers the card. */
function LikeButton() {
  const [liked, setLiked] = useState(false);
  return (
    <IconButton
      aria-label="Remember seal watching"
      aria-pressed={liked}
      onClick={() => setLiked(!liked)}
      sx={{ zIndex: 1 }}
    >
      {liked ? <FavoriteIcon /> : <FavoriteBorderIcon />}
    </IconButton>
  );
}
