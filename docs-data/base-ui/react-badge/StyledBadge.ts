import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

export const StyledBadge = styled(Badge)({
  position: 'relative',
  display: 'inline-flex',
  marginInlineEnd: 36,
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -10,
    insetInlineStart: 'calc(100% + 2px)',
    minInlineSize: '1.6em',
    paddingInline: 4,
    borderRadius: '0.8em',
    backgroundColor: 'light-dark(#1e3a5f, #bfdbfe)',
    color: 'light-dark(#ffffff, #10243d)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.6,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  [`& .${badgeClasses.invisible}`]: { visibility: 'hidden' },
});
