import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const SpanButton = styled(Button)({
  display: 'inline-block',
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  cursor: 'pointer',
  userSelect: 'none',
  [`&.${buttonClasses.active}`]: {
    backgroundColor: 'light-dark(#dbe7e3, #24443c)',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

export default function UnstyledButtonsSpan() {
  const [stamps, setStamps] = useState(0);

  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        alignItems: 'center',
      }}
    >
      <SpanButton
        slots={{ root: 'span' }}
        onClick={() => setStamps(stamps + 1)}
      >
        Stamp the loyalty card
      </SpanButton>
      <span role="status">Stamps: {stamps}</span>
    </div>
  );
}
