import { useState } from 'react';
import { Button } from './Button';
import { StyledBadge } from './StyledBadge';

export default function BadgeVisibility() {
  const [isReading, setReading] = useState(false);

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <StyledBadge badgeContent={8} invisible={isReading}>
        Messages
      </StyledBadge>
      <Button aria-pressed={isReading} onClick={() => setReading(!isReading)}>
        Read them
      </Button>
    </div>
  );
}
