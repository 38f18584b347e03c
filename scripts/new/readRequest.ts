import { parseArgs } from 'node:util';
import { nearest } from '@/content/pages';
import { UsageError } from './usageError';

/** A parsed command line, such as `demo /system/sizing/ Widths --after width`. */
export interface Request {
  kind: Kind;
  values: string[];
  options: Partial<Record<string, string>>;
}

export type Kind = keyof typeof kinds;

const kinds = {
  page: { values: ['an address'], options: ['title', 'group'] },
  demo: { values: ['the address of a page', 'a name'], options: ['after'] },
  product: { values: ['an id'], options: ['name'] },
};

/** Help text of the command. */
export const usage = `npm run new -- page /material-ui/react-card/ [--title "Card"] [--group "Surfaces"]
npm run new -- demo /material-ui/react-card/ BasicCard [--after <heading id>]
npm run new -- product my-product --name "My product"`;

const seeUsage = `Write one of:\n${usage}`;

/**
 * Parses the command line.
 * @throws UsageError if an argument is missing, unknown or too much
 */
export function readRequest(argv: readonly string[]): Request {
  const strings = Object.values(kinds).flatMap(({ options }) => options);
  const { values: given, positionals } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(strings.map((name) => [name, { type: 'string' as const }])),
    allowPositionals: true,
    strict: false,
  });
  const [kind = '', ...values] = positionals;
  if (!isKind(kind)) {
    const meant = nearest(kind, Object.keys(kinds));
    const what = kind ? `There is no \`new ${kind}\`.` : 'Nothing was asked for.';
    throw new UsageError(what, meant ? `Did you mean \`new ${meant}\`?` : seeUsage);
  }
  const wanted = kinds[kind].values;
  if (values.length !== wanted.length) {
    const got = values.length === 0 ? 'nothing' : values.map((value) => `\`${value}\``).join(' ');
    const what = `\`new ${kind}\` takes ${wanted.join(' and ')}, but got ${got}.`;
    throw new UsageError(what, `Quote values that hold spaces. ${seeUsage}`);
  }
  return { kind, values, options: readOptions(kind, given) };
}

const isKind = (word: string): word is Kind => Object.hasOwn(kinds, word);

function readOptions(kind: Kind, given: Record<string, unknown>): Request['options'] {
  const allowed = kinds[kind].options;
  const entries = Object.entries(given).map(([name, value]) => {
    if (!allowed.includes(name)) {
      const list = allowed.map((option) => `\`--${option}\``).join(' and ');
      throw new UsageError(`\`new ${kind}\` has no option \`--${name}\`.`, `It takes ${list}.`);
    }
    if (typeof value !== 'string' || !value.trim()) {
      throw new UsageError(
        `\`--${name}\` has no value.`,
        `Write it after the option: --${name} "…".`,
      );
    }
    return [name, value.trim()] as const;
  });
  return Object.fromEntries(entries);
}
