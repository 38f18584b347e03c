import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import { pictures, tallPictures } from '../react-image-list/pictures';

const heights = [110, 120, 140, 170, 120, 130, 170, 150];
const album = [...pictures, ...tallPictures];

export default function ImageMasonry() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        sx={{ width: 'auto' }}
        defaultColumns={4}
        defaultHeight={344}
        defaultSpacing={1}
      >
        {album.map(({ src, title }, index) => (
          <Box
            key={src}
            component="img"
            src={src}
            alt={title}
            sx={{ height: heights[index], objectFit: 'cover', borderRadius: 1 }}
          />
        ))}
      </Masonry>
    </Box>
  );
}
