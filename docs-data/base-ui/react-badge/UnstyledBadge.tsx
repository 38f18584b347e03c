import { StyledBadge } from './StyledBadge';

export default function UnstyledBadge() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <StyledBadge badgeContent={4}>Open tickets</StyledBadge>
      <StyledBadge badgeContent="3 h">Waiting time</StyledBadge>
      <StyledBadge badgeContent="✓">Checked in</StyledBadge>
    </div>
  );
}
