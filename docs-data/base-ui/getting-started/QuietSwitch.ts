import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

/** A switch whose styles, including the focus ring, are all here. */
export const QuietSwitch = styled(Switch)({
  position: 'relative',
  flex: 'none',
  inlineSize: 44,
  blockSize: 26,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 6,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'light-dark(#6b7280, #9ca3af)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 4,
    inlineSize: 18,
    borderRadius: 3,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'light-dark(#ffffff, #111827)',
    transition: 'inset-inline-start 120ms',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: {
    backgroundColor: 'light-dark(#17614f, #8fd9c4)',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 22,
  },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: '3px solid light-dark(#d97706, #fbbf24)',
    outlineOffset: 2,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
  },
});
