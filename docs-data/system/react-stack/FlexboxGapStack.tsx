import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const extra = {
  border: '1px solid peru',
  bgcolor: 'color-mix(in srgb, peru 16%, transparent)',
  px: 2,
  py: 1,
};

const extras = ['Oat milk', 'Decaf', 'Extra shot', 'Honey', 'No foam', 'Iced'];

export default function FlexboxGapStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: 300, border: '1px dashed' }}
    >
      {extras.map((name) => (
        <Box key={name} sx={extra}>
          {name}
        </Box>
      ))}
    </Stack>
  );
}
