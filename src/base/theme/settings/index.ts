export { useThemeSettings, forceThemeSettings, getThemeSettings } from './store';
export { dispatchTheme } from './dispatchTheme';
export { ThemeSettingsProvider } from './ThemeSettingsProvider';
export { useThemeDispatch } from './useThemeDispatch';
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
export { hasColors, type PaletteColors } from './paletteColors';
export type { ThemeAction } from './reduceTheme';
export { earlyScript, earlyBodyScript } from './earlyScript';
export { systemScheme, watchSystemScheme } from './systemScheme';
