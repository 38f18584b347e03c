import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures, tallPictures } from './pictures';

export default function MasonryImageList() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={8}
      sx={{ width: 500, maxWidth: '100%' }}
    >
      {[...tallPictures, ...pictures].map(({ src, title }) => (
        <ImageListItem key={src}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
