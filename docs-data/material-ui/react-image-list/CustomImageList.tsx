import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

const barStyles = {
  background: 'linear-gradient(to bottom, rgb(0 0 0 / 75%), rgb(0 0 0 / 45%))',
};

const starOf = (title: string) => (
  <IconButton aria-label={`Mark ${title}`} sx={{ color: 'common.white' }}>
    <StarBorderIcon />
  </IconButton>
);

export default function CustomImageList() {
  return (
    <ImageList rowHeight={180} gap={2} sx={{ width: 500, maxWidth: '100%' }}>
      {pictures.map(({ src, title }, index) => (
        <ImageListItem key={src} cols={index % 3 === 0 ? 2 : 1}>
          <img src={src} alt="" loading="lazy" style={{ minHeight: 0 }} />
          <ImageListItemBar
            position="top"
            title={title}
            actionIcon={starOf(title)}
            actionPosition="left"
            sx={barStyles}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
