import CakeIcon from '@mui/icons-material/Cake';
import CakeOutlinedIcon from '@mui/icons-material/CakeOutlined';
import CakeRoundedIcon from '@mui/icons-material/CakeRounded';
import CakeSharpIcon from '@mui/icons-material/CakeSharp';
import CakeTwoToneIcon from '@mui/icons-material/CakeTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const styles = {
  Filled: CakeIcon,
  Outlined: CakeOutlinedIcon,
  Rounded: CakeRoundedIcon,
  Sharp: CakeSharpIcon,
  'Two-tone': CakeTwoToneIcon,
};

const row = { flexWrap: 'wrap', justifyContent: 'center', gap: 2 } as const;

export default function SvgMaterialIcons() {
  return (
    <Stack direction="row" sx={row}>
      {Object.entries(styles).map(([name, CakeStyle]) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <CakeStyle fontSize="large" />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
