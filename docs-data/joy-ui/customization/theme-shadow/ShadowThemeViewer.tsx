import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: { xs: 2, sm: 4 },
  p: { xs: 0, sm: 2 },
} as const;

export default function ShadowThemeViewer() {
  return (
    <Box sx={rowStyle}>
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
