import type { PageFile } from '@/content/pages';
import { DocsError } from '@/model';
import { uniqueProblems, type CheckProblem } from './problem';
import { findRequested, readRequest, usage } from './readRequest';
import { formatCheckReport } from './report';
import { pageSources, demo } from './testing/pageSources';
import { Timing } from './timing';

/** Returns what the command line prints for a request that it refuses. */
function problemOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof DocsError) return error.problem;
    throw error;
  }
  throw new Error('It is accepted.');
}

describe('readRequest', () => {
  it('reads pages and options in any order', () => {
    expect(readRequest(['--open', '/a/', 'docs-data/b/b.md'])).toEqual({
      ...{ pages: ['/a/', 'docs-data/b/b.md'], open: true, help: false },
    });
    expect(readRequest(['--help'])).toEqual({ pages: [], open: false, help: true });
  });

  it('refuses unknown options and a request without pages, and says what to write', () => {
    const unknown = problemOf(() => readRequest(['/a/', '-o']));
    expect(unknown.what).toBe('There is no option `-o`.');
    const empty = problemOf(() => readRequest(['--open']));
    expect(empty.what).toBe('No page is named.');
    for (const { file, fix } of [unknown, empty]) {
      expect(file).toBe('npm run check');
      expect(fix).toContain(usage);
    }
  });
});

describe('findRequested', () => {
  const file = (pathname: string): PageFile => {
    const name = pathname.split('/').at(-2) ?? '';
    return { pathname, file: `docs-data${pathname}${name}.md`, productFolder: 'garden' };
  };
  const files = ['/garden/planter/', '/garden/pots/', '/garden/töpfe/'].map(file);
  const find = (...written: string[]) =>
    findRequested(written, files).map(({ pathname }) => pathname);

  it.each([
    '/garden/planter/',
    'garden/planter',
    '//garden/planter',
    'docs-data/garden/planter/planter.md',
    './docs-data/garden/planter/planter.md',
    'docs-data/garden/planter',
    'docs-data/garden/planter/',
  ])('finds the page that is written as %s', (written) => {
    expect(find(written)).toEqual(['/garden/planter/']);
  });

  it('finds several pages, each once, in the order they are written', () => {
    expect(find('/garden/töpfe', '/garden/pots/', 'garden/pots')).toEqual([
      '/garden/töpfe/',
      '/garden/pots/',
    ]);
  });

  it('suggests the address that was probably meant', () => {
    const { what, fix } = problemOf(() => find('/garden/pots', '/garden/plamter'));
    expect(what).toBe('There is no page /garden/plamter/.');
    expect(fix).toBe('Did you mean /garden/planter/?');
  });

  it('explains addresses if none is similar', () => {
    const { fix } = problemOf(() => find('../../etc/passwd'));
    expect(fix).toContain('docs-data/system/sizing/sizing.md is /system/sizing/');
    expect(problemOf(() => findRequested(['/a/'], [])).what).toBe('There is no page /a/.');
  });
});

const found = (known: Partial<CheckProblem>): CheckProblem => ({
  ...{ check: 'content', file: 'a.md', line: 2, column: 1, what: 'Wrong.', fix: 'Fix it.' },
  ...known,
});

describe('uniqueProblems', () => {
  it('leaves out what several parts of a check found at the same place', () => {
    const others = [{ check: 'lint' }, { file: 'b.md' }, { line: 3 }, { column: 2 }, { what: '!' }];
    const problems = [found({}), ...others.map((one) => found(one as Partial<CheckProblem>))];
    expect(
      uniqueProblems([...problems, ...problems, found({ fix: 'Fix this, too.' })]),
    ).toHaveLength(6);
    expect(uniqueProblems([])).toEqual([]);
  });
});

describe('the report', () => {
  /** Formats a report in which no time has passed. */
  function format(problems: CheckProblem[], sheets: string[] = []): string[] {
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const timing = new Timing();
    timing.add('browser', { open: 1, looks: 2 });
    timing.add('browser', { looks: 0.25 });
    timing.stages.set('compile', 1.24).set('browser', 3);
    const { compiled } = pageSources({ demos: [demo('Pot'), demo('Seed')] });
    const pages = [
      { ...compiled, compiled, problems: [], files: [] },
      { ...compiled, compiled: undefined, problems: [], files: [] },
    ];
    return formatCheckReport({ pages, problems, sheets, mounted: 1, timing }).split('\n\n');
  }

  afterEach(() => jest.restoreAllMocks());

  it('groups problems by check, in the order of the checks and of the lines', () => {
    const groups = format([
      found({ check: 'keyboard' }),
      found({ line: 10, what: 'Later.' }),
      found({ file: 'Pot.tsx', check: 'lint' }),
      found({ line: 2, column: 5, what: 'Second.' }),
      found({ line: undefined, column: undefined, what: 'Of the whole file.' }),
    ]);
    expect(groups.map((group) => group.split('\n')[0])).toEqual([
      ...['content (3)', 'lint (1)', 'keyboard (1)'],
      'Checked 2 pages, 2 demos, 1 mounted fence: 5 problems · 0.0 s',
    ]);
    expect(groups[0]?.split('\n').slice(1)).toEqual([
      ...['  a.md:1:1  Of the whole file.', '      → Fix it.'],
      ...['  a.md:2:5  Second.', '      → Fix it.'],
      ...['  a.md:10:1  Later.', '      → Fix it.'],
    ]);
  });

  it('names the rule unless that is the check', () => {
    const [group = ''] = format([
      found({ check: 'API names', rule: 'API names', what: 'One.' }),
      found({ check: 'API names', rule: 'deprecated props', what: 'Two.' }),
    ]);
    expect(group).toContain('One.\n');
    expect(group).toContain('Two. [deprecated props]');
  });

  it('sums the times of parts, and says where the screenshots are', () => {
    const [summary = ''] = format([], ['test-results/check/a/index.html']);
    expect(summary.split('\n').slice(1)).toEqual([
      'compile 1.2 s · browser 3.0 s (open 1.0, looks 2.3)',
      'Screenshots: test-results/check/a/index.html',
    ]);
    expect(format([])[0]).toContain('0 problems · 0.0 s');
    expect(format([])[0]).toContain('No page could be shown.');
  });
});
