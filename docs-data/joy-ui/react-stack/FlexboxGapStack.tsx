import Stack from '@mui/joy/Stack';
import { Room } from './Room';

const tags = ['Ships', 'Maps', 'Tools', 'Letters', 'Paintings', 'Coins'];

export default function FlexboxGapStack() {
  return (
    <Stack
      useFlexGap
      direction="row"
      spacing={1}
      sx={{ flexWrap: 'wrap', width: 260 }}
    >
      {tags.map((tag) => (
        <Room key={tag}>{tag}</Room>
      ))}
    </Stack>
  );
}
