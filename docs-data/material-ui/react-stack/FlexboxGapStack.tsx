import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const marks = ['Fragile', 'Insured', 'Keep dry', 'This side up', 'Signature'];

export default function FlexboxGapStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: 260 }}
    >
      {marks.map((label) => (
        <Chip key={label} label={label} />
      ))}
    </Stack>
  );
}
