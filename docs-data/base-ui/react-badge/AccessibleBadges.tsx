import { StyledBadge } from './StyledBadge';

const count = 3;

export default function AccessibleBadges() {
  return (
    <a
      href="#accessibility"
      aria-label={`Shopping list, ${count} things to buy`}
      style={{ color: 'inherit' }}
    >
      <StyledBadge badgeContent={count}>Shopping list</StyledBadge>
    </a>
  );
}
