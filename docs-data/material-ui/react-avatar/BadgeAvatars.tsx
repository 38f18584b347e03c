import type {} from '@mui/material/themeCssVarsAugmentation';
import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import { styled } from '@mui/material/styles';

const PresenceBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.dot}`]: {
    width: 14,
    height: 14,
    border: `2px solid ${(theme.vars ?? theme).palette.background.paper}`,
    borderRadius: '50%',
  },
}));

export default function BadgeAvatars() {
  return (
    <PresenceBadge
      color="success"
      variant="dot"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Avatar alt="Ferry desk, open" src="/static/images/island/ferry.svg" />
    </PresenceBadge>
  );
}
