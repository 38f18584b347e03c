import type { Product } from '@/model';
import { ContentTree } from '@/content/testing/contentTree';
import { releasesOf } from './releases';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

function install(name: string, version: string, react?: string) {
  const file = { version, ...(react && { peerDependencies: { react } }) };
  tree.write(`node_modules/${name}/package.json`, JSON.stringify(file));
}

const rail = {
  id: 'system',
  name: 'Rail',
  packageName: '@rail/core',
  repository: 'https://code.example/rail',
  olderVersions: [{ text: 'v2', href: 'https://v2.example/' }],
  oldestVersions: [{ text: 'v1', href: 'https://v1.example/' }],
  api: {
    componentAddress: '/rail/api/{name}/',
    sources: [
      { packageName: '@rail/core' },
      { packageName: '@rail/core-pro', plan: 'pro' },
      { packageName: '@rail/missing' },
    ],
  },
} as unknown as Product;

it('reads the installed version and lists earlier ones', () => {
  install('@rail/core', '3.0.0-beta.5', '^17.0.0 || ^18.0.0');
  install('@rail/core-pro', '3.0.1');
  expect(releasesOf(tree.root, rail)).toEqual({
    id: 'system',
    name: 'Rail',
    packages: [
      { name: '@rail/core', version: '3.0.0-beta.5', react: [17, 18] },
      { name: '@rail/core-pro', version: '3.0.1', react: [] },
    ],
    older: [
      { text: 'v2', href: 'https://v2.example/' },
      { text: 'v1', href: 'https://v1.example/' },
    ],
    notes: 'https://code.example/rail/releases',
  });
});
