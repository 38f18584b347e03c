import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const scales = {
  fontSize: ['xs', 'sm', 'md', 'lg', 'xl', 'xl2'],
  fontWeight: ['sm', 'md', 'lg', 'xl'],
  lineHeight: ['xs', 'sm', 'md', 'lg', 'xl'],
} as const;

export default function TypographyScales() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {Object.entries(scales).map(([prop, steps]) => (
        <Box key={prop}>
          <Typography level="title-sm">{prop}</Typography>
          {steps.map((step) => (
            <Typography key={step} sx={{ [prop]: step }}>
              {step}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
