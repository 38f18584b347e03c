import { isOff } from '../isOff';

/** What a bundler takes for React's client, from the root: Next makes the call, and has no setting for how. */
export function hydrationAliases(): Record<string, string> {
  if (isOff('sliced-hydration')) return {};
  return { 'react-dom/client': './src/workarounds/sliced-hydration/reactDomClient.ts' };
}
