import { StyledBadge } from './StyledBadge';

export default function ShowZeroBadge() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <StyledBadge badgeContent={0}>Complaints</StyledBadge>
      <StyledBadge badgeContent={0} showZero>
        Seats left
      </StyledBadge>
    </div>
  );
}
