// What changes the settings has an entry point of its own, `useThemeDispatch`: every page reads them, few change them.
export { useThemeSettings, forceThemeSettings, getThemeSettings } from './store';
export { ThemeProvider } from './ThemeProvider';
export {
  defaultThemeSettings,
  spacingRange,
  themeColors,
  type Direction,
  type Mode,
  type PaletteMode,
  type ThemeSettings,
  type ThemeSettingsPatch,
} from './themeSettings';
export { showLook } from './showLook';
export type { PaletteColors } from './paletteColors';
export type { ThemeAction } from './reduceTheme';
export { earlyScript, earlyBodyScript } from './earlyScript';
export { systemScheme, watchSystemScheme } from './systemScheme';
