import type { Ref } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface TopBarProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  isOpen: boolean;
  onOpen: () => void;
}

export default function TopBar(props: TopBarProps) {
  const { title, titleRef, isOpen, onOpen } = props;

  return (
    <Stack
      direction="row"
      sx={{ gap: 2, px: { xs: 2, md: 4 }, pt: 3, pb: 2, alignItems: 'center' }}
    >
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={onOpen}
        sx={{ display: { md: 'none' } }}
      >
        Menu
      </Button>
      <Typography
        ref={titleRef}
        tabIndex={-1}
        variant="h4"
        component="h1"
        sx={{ flexGrow: 1, outline: 0 }}
      >
        {title}
      </Typography>
      <Typography
        variant="body2"
        sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
      >
        Town archive, Ada Wren
      </Typography>
      <Avatar
        aria-hidden
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        AW
      </Avatar>
    </Stack>
  );
}
