import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const FollowButton = styled(Button)({
  padding: '8px 20px',
  border: '2px solid light-dark(#3730a3, #a5b4fc)',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'light-dark(#3730a3, #a5b4fc)',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    backgroundColor: 'light-dark(#3730a3, #a5b4fc)',
    color: 'light-dark(#ffffff, #1e1b4b)',
    textDecoration: 'underline transparent',
  },
  [`&.${buttonClasses.active}`]: { translate: '0 1px' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

export default function BaseButtonTailwind() {
  const [following, setFollowing] = useState(false);

  return (
    <FollowButton
      aria-pressed={following}
      onClick={() => setFollowing(!following)}
    >
      Follow the podcast
    </FollowButton>
  );
}
