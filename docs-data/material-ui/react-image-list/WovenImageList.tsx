import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function WovenImageList() {
  return (
    <ImageList
      variant="woven"
      cols={3}
      gap={8}
      sx={{ width: 500, maxWidth: '100%' }}
    >
      {pictures.map(({ src, title }) => (
        <ImageListItem key={src}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
