import path from 'node:path';

/** Something that a guide refers to and that must exist. */
export interface Named {
  kind: 'path' | 'link' | 'script' | 'step';
  /** A path from the root of the repository, the name of an npm script, or of a step of `npm test`. */
  name: string;
  line: number;
}

/** Folders that commands generate. Guides may name files in them that do not exist yet. */
const generated =
  /^(\.content|\.next|\.data|out|node_modules|test-results|bench|public\/(?!static\/))/;

/** Matches names without a folder that are taken for a file, because of their extension. */
const fileEnding = /^[\w.[\]-]*\w\.(tsx?|mjs|cjs|jsx?|json|md|css|sh)$/;

/** Commands of npm itself. */
const npmCommands = ['ci', 'install', 'view'];

/**
 * Returns everything in a guide that must exist: paths in code spans, targets of links, npm scripts in code spans and
 * fences. Paths in fences are ignored, because example code may invent files. `folders` are the names at the root of
 * the repository.
 */
export function listNamed(guide: string, text: string, folders: readonly string[]): Named[] {
  let fence = '';
  return text.split('\n').flatMap((line, index) => {
    const mark = /^\s*(`{3,})/.exec(line)?.[1] ?? '';
    if (mark !== '' && (fence === '' || mark === fence)) {
      fence = fence === '' ? mark : '';
      return [];
    }
    const found = fence ? commandsIn(line) : namedInProse(guide, line, folders);
    return found.map((thing) => ({ ...thing, line: index + 1 }));
  });
}

type Found = Omit<Named, 'line'>;

function namedInProse(guide: string, line: string, folders: readonly string[]): Found[] {
  const spans = [...line.matchAll(/(`+)(.+?)\1(?!`)/g)].map((match) => match[2]?.trim() ?? '');
  const links = [...line.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map((match) => match[1] ?? '');
  return [
    ...spans.flatMap(commandsIn),
    ...spans.flatMap((span) => pathsIn(guide, span, folders)),
    ...links
      .filter((target) => !/^(\w+:|\/)/.test(target))
      .map((target): Found => ({
        kind: 'link',
        name: path.posix.join(path.dirname(guide), target),
      })),
  ];
}

function pathsIn(guide: string, span: string, folders: readonly string[]): Found[] {
  return span.split(/\s+/).flatMap((word): Found[] => {
    const name = word.replace(/^@\//, 'src/').replace(/\/$/, '');
    const isBelow = name.includes('/') || word.endsWith('/');
    const isPath = isBelow ? folders.includes(name.split('/')[0] ?? '') : fileEnding.test(name);
    if (!isPath || /^[./]*$/.test(name) || generated.test(`${name}/`)) return [];
    return [{ kind: 'path', name }];
  });
}

function commandsIn(text: string): Found[] {
  return [...text.matchAll(/\bnpm (run )?([\w:-]+)(?: -- ([^#`]*))?/g)].flatMap(
    ([, , script = '', given = '']) => {
      if (npmCommands.includes(script)) return [];
      const steps = script === 'test' ? [...given.matchAll(/"([^"]+)"|([\w-]+)/g)] : [];
      return [
        { kind: 'script' as const, name: script },
        ...steps.map((match) => ({ kind: 'step' as const, name: match[1] ?? match[2] ?? '' })),
      ];
    },
  );
}

/**
 * Returns a pattern for a path in a guide: `<name>` and `*` match any part of one folder or file name, `**` any depth,
 * `{a,b}` one or the other. A name without a folder matches a file of that name anywhere; with a dot in front, an
 * extension.
 */
export function toPattern(name: string): RegExp {
  const source = name
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\0')
    .replace(/<[^>]*>|\*/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replace(/,/g, '|')})`)
    .replaceAll('\0', '(.+/)?');
  const ending = name.startsWith('.') ? '[^/]*' : '';
  const start = name.includes('/') ? '^' : `(^|/)${ending}`;
  return new RegExp(`${start}${source}(\\.tsx?)?(/|$)`);
}
