import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

export default function TitlebarBelowImageList() {
  return (
    <ImageList
      gap={16}
      sx={{ width: 500, maxWidth: '100%', '& li': { minWidth: 0 } }}
    >
      {pictures.slice(0, 4).map(({ src, title, place }) => (
        <ImageListItem key={src}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar title={title} subtitle={place} position="below" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
