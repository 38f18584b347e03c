import Box from '@mui/system/Box';

const events = [
  { name: 'First in the markup', order: 3 },
  { name: 'Second in the markup', order: 1 },
  { name: 'Third in the markup', order: 2 },
];

const event = {
  border: '1px solid mediumpurple',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, mediumpurple 18%, transparent)',
  px: 2,
  py: 1,
};

export default function Order() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {events.map(({ name, order }) => (
        <Box key={name} sx={{ ...event, order }}>
          {name}
          <br />
          <code>order: {order}</code>
        </Box>
      ))}
    </Box>
  );
}
