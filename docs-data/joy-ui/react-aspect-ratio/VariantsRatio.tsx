import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function VariantsRatio() {
  return (
    <Stack direction="row" useFlexGap spacing={2} flexWrap="wrap">
      {variants.map((variant) => (
        <AspectRatio key={variant} variant={variant} sx={{ width: 110 }}>
          <div>{variant}</div>
        </AspectRatio>
      ))}
    </Stack>
  );
}
