import { isOff } from '../isOff';

/** Returns the alias for React's client, from the root. Next calls it, and has no setting for how to hydrate. */
export function hydrationAliases(): Record<string, string> {
  if (isOff('sliced-hydration')) return {};
  return { 'react-dom/client': './src/workarounds/sliced-hydration/reactDomClient.ts' };
}
