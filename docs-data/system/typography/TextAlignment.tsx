import Box from '@mui/system/Box';

const values = ['start', 'center', 'end', 'justify'] as const;

const label = { border: '1px dashed', p: 1, width: 1, boxSizing: 'border-box' };

export default function TextAlignment() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 340, maxWidth: '100%' }}>
      {values.map((textAlign) => (
        <Box key={textAlign} sx={{ ...label, textAlign }}>
          <code>{textAlign}</code>: a bowl from the harbor, found in three parts
          and repaired with gold
        </Box>
      ))}
    </Box>
  );
}
