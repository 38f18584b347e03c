import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';

export default function CustomizedBreadcrumbs() {
  return (
    <Breadcrumbs separator="" aria-label="Path in the recipe book">
      <Chip clickable component="a" href="#customization" label="Soups" />
      <Chip clickable component="a" href="#customization" label="Summer" />
      <Chip variant="outlined" label="Gazpacho" aria-current="page" />
    </Breadcrumbs>
  );
}
