import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Tile = styled(Button)({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 96,
  blockSize: 64,
  border: '1px solid currentColor',
  borderRadius: 8,
  cursor: 'pointer',
  userSelect: 'none',
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

export default function UnstyledButtonsDisabledFocusCustom() {
  return (
    <div
      role="group"
      aria-label="Seats in row 7"
      style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}
    >
      <Tile slots={{ root: 'span' }}>7A</Tile>
      <Tile slots={{ root: 'span' }} disabled focusableWhenDisabled>
        7B, taken
      </Tile>
      <Tile slots={{ root: 'span' }} disabled>
        7C, broken
      </Tile>
    </div>
  );
}
