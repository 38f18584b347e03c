import HomeIcon from '@mui/icons-material/Home';
import FolderIcon from '@mui/icons-material/Folder';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

const IconLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
});

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path of the folder">
      <IconLink href="#with-icons">
        <HomeIcon fontSize="inherit" />
        Home
      </IconLink>
      <IconLink href="#with-icons" color="text.primary" aria-current="page">
        <FolderIcon fontSize="inherit" />
        Tax return
      </IconLink>
    </Breadcrumbs>
  );
}
