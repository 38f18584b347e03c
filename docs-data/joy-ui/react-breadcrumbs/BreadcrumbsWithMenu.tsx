import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsWithMenu() {
  return (
    <Breadcrumbs aria-label="Order breadcrumbs">
      <Link href="#BreadcrumbsWithMenu">Shop</Link>
      <FoldersMenu />
      <Typography aria-current="page">Order 52</Typography>
    </Breadcrumbs>
  );
}

function FoldersMenu() {
  return (
    <Dropdown>
      <MenuButton size="sm" variant="plain" aria-label="Pages in between">
        …
      </MenuButton>
      <Menu size="sm" aria-label="Pages in between">
        {['Customers', 'Orders', 'May'].map((page) => (
          <MenuItem key={page} component="a" href="#BreadcrumbsWithMenu">
            {page}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
