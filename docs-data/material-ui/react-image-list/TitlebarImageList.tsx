import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

const infoOf = (title: string) => (
  <IconButton aria-label={`About ${title}`} sx={{ color: 'common.white' }}>
    <InfoOutlinedIcon />
  </IconButton>
);

export default function TitlebarImageList() {
  return (
    <ImageList gap={8} sx={{ width: 500, maxWidth: '100%' }}>
      {pictures.slice(0, 4).map(({ src, title, place }) => (
        <ImageListItem key={src}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            title={title}
            subtitle={place}
            actionIcon={infoOf(title)}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
