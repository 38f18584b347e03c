import type {} from '@mui/material/themeCssVarsAugmentation';
import InboxIcon from '@mui/icons-material/Inbox';
import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const TagBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    right: -4,
    border: `2px solid ${(theme.vars ?? theme).palette.background.paper}`,
    borderRadius: 6,
    color: (theme.vars ?? theme).palette.background.paper,
    backgroundColor: (theme.vars ?? theme).palette.text.primary,
  },
}));

export default function CustomizedBadges() {
  return (
    <IconButton aria-label="Inbox, 2 new letters">
      <TagBadge badgeContent="new">
        <InboxIcon />
      </TagBadge>
    </IconButton>
  );
}
