import type { ComponentApi } from '@/model';

/**
 * Returns the key that the theme can style of a component: one of the accepted keys. A component that only combines
 * others has a key for default props, and no classes, or those of what it combines: `.DemoDrawer-root` of a
 * SwipeableDrawer.
 */
export function styledKey(
  { themeName = '', classes, slots }: ComponentApi,
  accepted: readonly string[],
): string | undefined {
  if (classes.length === 0) {
    return slots.find(({ name }) => name === 'root' && accepted.includes(name))?.name;
  }
  // Themes and classes may begin with different names of the library: `JoyChip`, `.MuiChip-root`.
  const words = (name: string) => name.replace(/^\.?[A-Z][a-z]*/, '');
  const own = classes.filter(({ key, isGlobal, className }) => {
    const [prefix = ''] = words(className).split('-');
    const isOwn = prefix !== '' && words(themeName).startsWith(prefix);
    return isOwn && !isGlobal && accepted.includes(key);
  });
  return own.find(({ key }) => key === 'root')?.key ?? own[0]?.key;
}
