import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function ShadowThemeViewer() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
      {sizes.map((size) => (
        <Sheet
          key={size}
          sx={{ boxShadow: size, borderRadius: 'md', width: 80, p: 3 }}
        >
          <Typography level="title-sm" sx={{ textAlign: 'center' }}>
            {size}
          </Typography>
        </Sheet>
      ))}
    </Box>
  );
}
