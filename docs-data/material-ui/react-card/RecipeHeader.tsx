import { useState } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import SoupKitchenIcon from '@mui/icons-material/SoupKitchen';
import Avatar from '@mui/material/Avatar';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';

const avatar = (
  <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
    <SoupKitchenIcon />
  </Avatar>
);

export default function RecipeHeader() {
  const [saved, setSaved] = useState(false);

  return (
    <CardHeader
      avatar={avatar}
      title="Red lentil soup"
      titleTypographyProps={{ component: 'h3' }}
      subheader="Reviewed by 38 cooks"
      action={
        <IconButton
          aria-label="Save the recipe"
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        >
          {saved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
        </IconButton>
      }
    />
  );
}
