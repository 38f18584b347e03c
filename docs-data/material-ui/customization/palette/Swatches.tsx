import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const swatch = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  height: 40,
};

interface SwatchesProps {
  title: string;
  /** Paths in the palette, such as `primary.main`, or CSS colors. */
  colors: Readonly<Record<string, string>>;
}

export function Swatches({ title, colors }: SwatchesProps) {
  return (
    <div>
      <Typography variant="subtitle2" component="p" gutterBottom>
        {title}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.entries(colors).map(([label, color]) => (
          <Box key={label} sx={{ width: 64 }}>
            <Box sx={{ ...swatch, bgcolor: color }} />
            <Typography variant="caption">{label}</Typography>
          </Box>
        ))}
      </Stack>
    </div>
  );
}
