import { onlyInBrowsers } from '@/base/only-in-browsers';
import { getThemeSettings } from '@/base/theme/settings';
import type { DemoProps } from '@/features/demos';

const loadSandboxes = () =>
  typeof window === 'undefined' ? onlyInBrowsers : import('@/features/sandbox');

const loadLiveEditor = () =>
  typeof window === 'undefined' ? onlyInBrowsers : import('@/features/live-editor');

/** Loads the code that opens a demo in an online sandbox, with the reader's settings. */
export const loadSandbox: DemoProps['loadSandbox'] = async () => {
  const { openSandbox } = await loadSandboxes();
  return (destination, { switches, ...chosen }) => {
    const { dark, rightToLeft, dense } = switches;
    const settings = {
      ...getThemeSettings(),
      paletteMode: dark ? 'dark' : 'light',
      direction: rightToLeft ? 'rtl' : 'ltr',
      dense,
    } as const;
    void openSandbox(destination, { ...chosen, settings });
  };
};

/** Loads the live editor for the code of demos. */
export const loadEditor: DemoProps['loadEditor'] = async () => (await loadLiveEditor()).LiveEditor;
