import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xl2', 'xl3', 'xl4'] as const;

export default function IconFontSizes() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}
    >
      {sizes.map((size) => (
        <Stack key={size} spacing={0.5} sx={{ alignItems: 'center' }}>
          <SvgIcon component={LocalCafeIcon} fontSize={size} />
          <Typography level="body-xs">{size}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
