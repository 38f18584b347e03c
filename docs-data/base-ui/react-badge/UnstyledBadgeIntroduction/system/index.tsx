import { Badge as BaseBadge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Badge = styled(BaseBadge)({
  position: 'relative',
  display: 'inline-flex',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -8,
    insetInlineEnd: -10,
    minInlineSize: '1.6em',
    borderRadius: '0.8em',
    backgroundColor: 'light-dark(#b91c1c, #fca5a5)',
    color: 'light-dark(#ffffff, #450a0a)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.6,
    textAlign: 'center',
  },
});

const Crate = styled('span')({
  padding: '10px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
});

export default function UnstyledBadgeIntroduction() {
  return (
    <Badge badgeContent={7}>
      <Crate>Parcels to pick up</Crate>
    </Badge>
  );
}
