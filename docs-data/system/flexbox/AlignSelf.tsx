import Box from '@mui/system/Box';

const soloists = [
  { name: 'Alto', alignSelf: 'start' },
  { name: 'Tenor', alignSelf: 'center' },
  { name: 'Bass', alignSelf: 'end' },
  { name: 'Organ', alignSelf: 'stretch' },
];

const voice = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  fontSize: 13,
  p: 0.5,
};

export default function AlignSelf() {
  return (
    <Box sx={{ display: 'flex', gap: 1, height: 130, border: '1px dashed' }}>
      {soloists.map(({ name, alignSelf }) => (
        <Box key={name} sx={{ ...voice, alignSelf }}>
          {name}
          <br />
          <code>{alignSelf}</code>
        </Box>
      ))}
    </Box>
  );
}
