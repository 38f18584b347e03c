import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

export default function ImageListItemSpecimen() {
  return (
    <ImageList sx={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <ImageListItem>
        <img src="/static/images/island/ferry.svg" alt="Ferry" />
      </ImageListItem>
      <ImageListItem>
        <img src="/static/images/island/meadow.svg" alt="Meadow" />
      </ImageListItem>
    </ImageList>
  );
}
