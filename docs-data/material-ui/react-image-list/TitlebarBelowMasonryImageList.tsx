import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures, tallPictures } from './pictures';

export default function TitlebarBelowMasonryImageList() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={12}
      sx={{ width: 500, maxWidth: '100%' }}
    >
      {[...tallPictures, ...pictures].map(({ src, title }) => (
        <ImageListItem key={src}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar title={title} position="below" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
