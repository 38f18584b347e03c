import Box from '@mui/system/Box';

const values = ['visible', 'hidden', 'auto'] as const;
const notice = 'Bicycles travel on the lower deck. Lock them to the rail.';

export default function Overflow() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 8, pb: 6 }}
    >
      {values.map((overflow) => (
        <Box key={overflow} sx={{ width: 150 }}>
          <code>{overflow}</code>
          <Notice overflow={overflow} />
        </Box>
      ))}
    </Box>
  );
}

function Notice({ overflow }: { overflow: (typeof values)[number] }) {
  // Only a box that scrolls has to take focus.
  const scrolls = overflow === 'auto' && {
    tabIndex: 0,
    role: 'region',
    'aria-label': 'Bicycles on board',
  };
  return (
    <Box
      {...scrolls}
      sx={{ overflow, height: 56, border: '1px solid steelblue', px: 1 }}
    >
      {notice}
    </Box>
  );
}
