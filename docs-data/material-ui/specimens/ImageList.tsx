import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const places = ['Harbor', 'Dunes', 'Forest', 'Cliff'];

export default function ImageListSpecimen() {
  return (
    <ImageList rowHeight={96} sx={{ inlineSize: 320, maxInlineSize: '100%' }}>
      {places.map((place) => (
        <ImageListItem key={place}>
          <img
            src={`/static/images/island/${place.toLowerCase()}.svg`}
            alt={place}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
