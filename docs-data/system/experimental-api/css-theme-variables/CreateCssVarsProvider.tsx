import { useId } from 'react';
import Box from '@mui/system/Box';
import { CssVarsProvider, useColorScheme } from './metroTheme';

const modes = ['system', 'light', 'dark'] as const;

function ModeSelect() {
  const id = useId();
  const { mode = 'system', setMode } = useColorScheme();

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <label htmlFor={id}>Color mode</label>
      <select
        id={id}
        value={mode}
        onChange={(event) => {
          setMode(modes[event.target.selectedIndex] ?? 'system');
        }}
      >
        {modes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Box>
  );
}

const platform = {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minHeight: '100vh',
  boxSizing: 'border-box',
  p: 3,
  bgcolor: 'platform',
  color: 'sign',
};

export default function CreateCssVarsProvider() {
  return (
    <CssVarsProvider>
      <Box sx={platform}>
        <Box sx={{ borderBottom: 4, borderColor: 'line', pb: 1 }}>
          Line 7 to Old Market, in 3 minutes
        </Box>
        <ModeSelect />
      </Box>
    </CssVarsProvider>
  );
}
