import Box from '@mui/joy/Box';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const roasts = { light: 'Fruity', medium: 'Nutty', dark: 'Chocolate' };

export default function OverlayRadio() {
  return (
    <RadioGroup overlay aria-label="Roast" defaultValue="medium">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {Object.entries(roasts).map(([roast, taste]) => (
          <Sheet key={roast} variant="outlined" sx={cardStyle}>
            <Radio value={roast} label={taste} />
          </Sheet>
        ))}
      </Box>
    </RadioGroup>
  );
}

const cardStyle = { position: 'relative', p: 2, borderRadius: 'md' } as const;
