export {
  useThemeSettings,
  changeThemeSettings,
  forceThemeSettings,
  getThemeSettings,
} from './store';
export {
  defaultThemeSettings,
  themeColors,
  type Direction,
  type Mode,
  type PaletteMode,
  type ThemeSettings,
  type ThemeSettingsPatch,
} from './themeSettings';
export { earlyScript, earlyBodyScript } from './earlyScript';
export { systemScheme, watchSystemScheme } from './systemScheme';
