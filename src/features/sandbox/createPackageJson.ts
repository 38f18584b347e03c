import { packageOf } from '@/model';
import { findTheme, packagesOf } from './findTheme';
import type { ProjectRequest } from './project';

type Versions = Record<string, string>;

/** Build tools of the project; the site itself does not use them. */
const buildTools: Versions = { '@vitejs/plugin-react': '4.6.0', vite: '6.4.6' };

/** Packages that the entry file imports for right-to-left. */
const rtlPackages = ['@emotion/cache', '@emotion/react', 'stylis', 'stylis-plugin-rtl'];

/** Returns the `package.json` of a demo's project, with exactly the packages that its files import and their peers. */
export function createPackageJson(request: ProjectRequest): string {
  const { source, variant, settings } = request;
  const { needed, types, setup, overrides } = packagesOf(request);
  const isTyped = variant.language === 'TS';
  const isMirrored = settings.direction === 'rtl' && '@emotion/react' in needed;
  const fonts = (findTheme(request)?.fonts ?? []).map(packageOf);
  const manifest = {
    name: source.name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase(),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'vite',
      build: isTyped ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: sorted({
      ...needed,
      ...pick(setup, isMirrored ? [...fonts, ...rtlPackages] : fonts),
    }),
    devDependencies: sorted({
      ...buildTools,
      ...(variant.styling === 'Tailwind' && tailwindTools(setup)),
      ...(isTyped && { ...types, ...pick(setup, ['typescript']) }),
      ...(isTyped && isMirrored && pick(setup, ['@types/stylis'])),
    }),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns Tailwind with its Vite plugin, which is released under the same version. */
function tailwindTools({ tailwindcss = 'latest' }: Readonly<Versions>): Versions {
  return { '@tailwindcss/vite': tailwindcss, tailwindcss };
}

function pick(versions: Readonly<Versions>, names: readonly string[]): Versions {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => names.includes(name)));
}

function sorted(versions: Versions): Versions {
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}
