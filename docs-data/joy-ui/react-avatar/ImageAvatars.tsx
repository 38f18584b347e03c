import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const places = ['Ferry', 'Forest', 'Lighthouse'];

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {places.map((place) => (
        <Avatar
          key={place}
          alt={place}
          src={`/static/images/island/${place.toLowerCase()}.svg`}
        />
      ))}
    </Stack>
  );
}
