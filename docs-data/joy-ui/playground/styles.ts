/** Component and controls are side by side where there is space, the code is below. */
export const frameStyle = {
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  borderRadius: 'md',
  overflow: 'hidden',
} as const;

export const stageStyle = {
  flex: '1 1 280px',
  minWidth: 0,
  minHeight: 160,
  p: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
} as const;

export const controlsStyle = {
  flex: '1 0 240px',
  maxWidth: { sm: 300 },
  minWidth: 0,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
} as const;

/** Code reads from left to right on every page. */
export const codeStyle = {
  flexBasis: '100%',
  m: 0,
  p: 2,
  bgcolor: 'background.level1',
  color: 'text.primary',
  fontFamily: 'code',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  direction: 'ltr',
} as const;

export const labelStyle = { fontFamily: 'code', fontSize: 'sm', m: 0 } as const;
