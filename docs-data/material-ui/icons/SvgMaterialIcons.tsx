import CakeIcon from '@mui/icons-material/Cake';
import CakeOutlinedIcon from '@mui/icons-material/CakeOutlined';
import CakeRoundedIcon from '@mui/icons-material/CakeRounded';
import CakeSharpIcon from '@mui/icons-material/CakeSharp';
import CakeTwoToneIcon from '@mui/icons-material/CakeTwoTone';
import Stack from '@mui/material/Stack';

export default function SvgMaterialIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <CakeIcon titleAccess="Cake, filled" />
      <CakeOutlinedIcon titleAccess="Cake, outlined" />
      <CakeRoundedIcon titleAccess="Cake, rounded" />
      <CakeSharpIcon titleAccess="Cake, sharp" />
      <CakeTwoToneIcon titleAccess="Cake, two-tone" />
    </Stack>
  );
}
