// What changes the settings has an entry point of its own, `useThemeDispatch`: every page reads them, few change them.
export { useThemeSettings, forceThemeSettings, getThemeSettings } from './store';
export { ThemeProvider } from './ThemeProvider';
export {
  defaultThemeSettings,
  type DemoSettings,
  type ThemeSettings,
  type ThemeSettingsPatch,
} from './themeSettings';
export type { Mode } from './descriptors/mode';
export { themeColors } from './frameColors';
export type { Direction } from './descriptors/direction';
export type { PaletteMode } from './descriptors/setting';
export { spacingRange } from './descriptors/spacing';
export { showSpacingAndColors } from './applyToDocument';
export type { PaletteColors } from './paletteColors';
export type { ThemeAction } from './reduceTheme';
export { default as earlyScript } from './early/head.minified';
export { default as earlyBodyScript } from './early/body.minified';
export { systemScheme, watchSystemScheme } from './systemScheme';
