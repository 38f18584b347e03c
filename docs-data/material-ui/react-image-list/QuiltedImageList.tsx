import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures, tallPictures } from './pictures';

const [lighthouse, forest] = tallPictures;
const [harbor, night, dunes, meadow, ferry, cliff] = pictures;

const quilt = [
  { ...lighthouse, rows: 2, cols: 2 },
  { ...night, rows: 1, cols: 1 },
  { ...meadow, rows: 1, cols: 1 },
  { ...harbor, rows: 1, cols: 2 },
  { ...cliff, rows: 1, cols: 2 },
  { ...forest, rows: 2, cols: 2 },
  { ...dunes, rows: 1, cols: 1 },
  { ...ferry, rows: 1, cols: 1 },
];

export default function QuiltedImageList() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={110}
      sx={{ width: 500, maxWidth: '100%' }}
    >
      {quilt.map(({ src, title, rows, cols }) => (
        <ImageListItem key={src} rows={rows} cols={cols}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
