import { useEffect, useState, type ReactNode } from 'react';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import type { DemoLook } from '@/model';
import { attribute, createDemoTheme } from './createDemoTheme';

/** Keys under which the provider keeps what it shows. Nothing stays there. */
const keys = { mode: 'joy-demo-mode', scheme: 'joy-demo-scheme' } as const;

/**
 * Joy UI's own provider around a demo, in step with the reader's settings. It
 * writes neither to `html` nor to storage: no demo changes the page around it
 * or other demos. The variables come with the page.
 */
export function DemoProvider({
  look,
  children,
}: {
  look: DemoLook;
  children: ReactNode;
}) {
  // Before the provider reads what an earlier one left: the first render is
  // always that of the server.
  useState(forget);
  return (
    <CssVarsProvider
      theme={createDemoTheme(look.direction, look.dense)}
      attribute={attribute}
      modeStorageKey={keys.mode}
      colorSchemeStorageKey={keys.scheme}
      colorSchemeNode={null}
      storageWindow={null}
      disableStyleSheetGeneration
    >
      <OwnScheme mode={look.mode}>{children}</OwnScheme>
    </CssVarsProvider>
  );
}

/**
 * Follows the mode of the page. A demo that sets another one gets its scheme
 * in an element around it, which has no box of its own.
 */
function OwnScheme({
  mode,
  children,
}: {
  mode: DemoLook['mode'];
  children: ReactNode;
}) {
  const { colorScheme, setMode } = useColorScheme();
  const [followed, setFollowed] = useState<DemoLook['mode']>();
  // Until the provider has followed, another scheme is none of the demo's.
  if (colorScheme === mode && followed !== mode) setFollowed(mode);
  useEffect(() => setMode(mode), [mode, setMode]);
  useEffect(forget);
  const isOther = followed === mode && colorScheme && colorScheme !== mode;
  return (
    <div
      {...(isOther && { [attribute]: colorScheme })}
      style={{
        display: 'contents',
        ...(isOther && {
          color: 'var(--joy-palette-text-primary)',
          colorScheme,
        }),
      }}
    >
      {children}
    </div>
  );
}

function forget(): void {
  if (typeof window === 'undefined') return;
  try {
    localStorage.removeItem(keys.mode);
    localStorage.removeItem(`${keys.scheme}-light`);
    localStorage.removeItem(`${keys.scheme}-dark`);
  } catch {
    // Blocked storage keeps nothing.
  }
}
