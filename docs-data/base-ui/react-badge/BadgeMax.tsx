import { StyledBadge } from './StyledBadge';

export default function BadgeMax() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <StyledBadge badgeContent={99}>Photos</StyledBadge>
      <StyledBadge badgeContent={100}>Songs</StyledBadge>
      <StyledBadge badgeContent={1200} max={999}>
        Steps
      </StyledBadge>
    </div>
  );
}
