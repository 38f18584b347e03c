export { ModeToggle } from './ModeToggle';
export { SettingsButton } from './SettingsButton';
