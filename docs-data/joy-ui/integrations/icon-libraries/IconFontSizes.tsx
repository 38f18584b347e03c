import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

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
        <SvgIcon
          key={size}
          component={LocalCafeIcon}
          fontSize={size}
          titleAccess={`Cup, size ${size}`}
        />
      ))}
    </Stack>
  );
}
