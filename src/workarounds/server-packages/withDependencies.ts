import { readPackage } from '@/content/packages';

/** What the framework brings to the server itself. */
const frameworks = new Set(['next', 'react', 'react-dom']);

/** The packages with all they depend on, as far as it is installed next to them; without the framework. */
export function withDependencies(root: string, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const due = [...names];
  for (let name = due.pop(); name; name = due.pop()) {
    if (found.has(name) || frameworks.has(name)) continue;
    const manifest = readPackage(root, name);
    if (!manifest) continue;
    found.add(name);
    due.push(...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  }
  return found;
}
