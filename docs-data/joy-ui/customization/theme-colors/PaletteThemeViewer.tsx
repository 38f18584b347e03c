import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { extendTheme } from '@mui/joy/styles';

const { palette } = extendTheme().colorSchemes.light;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(5, 1fr)' },
  gap: 1.5,
};

export default function PaletteThemeViewer() {
  const [color, setColor] = useState<(typeof colors)[number]>('primary');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="sm"
        spacing={0.5}
        aria-label="Palette"
        value={color}
        onChange={(_, value) => setColor(value ?? color)}
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        {colors.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Box sx={grid}>
        {shades.map((shade) => (
          <Swatch key={shade} name={shade} value={palette[color][shade]} />
        ))}
      </Box>
    </Box>
  );
}

function Swatch({ name, value }: { name: number; value: string }) {
  return (
    <div>
      <Box
        sx={{ height: 40, borderRadius: 'sm', border: '1px solid' }}
        style={{ backgroundColor: value }}
      />
      <Typography level="title-sm">{name}</Typography>
      <Typography level="body-xs">{value}</Typography>
    </div>
  );
}
