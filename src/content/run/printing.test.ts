import { DocsError, type DocsProblem } from '@/model';
import type { Outcome } from './outcome';
import { printEditor, printFailure, printOutcome, printSearch } from './printOutcome';
import { WatchPrinter } from './watchPrinter';

/** What was printed since the test began. */
let printed: string[];
/** The part of it that was printed as an error. */
let errors: string[];

beforeEach(() => {
  printed = [];
  errors = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  jest.spyOn(console, 'error').mockImplementation((text: string) => {
    printed.push(text);
    errors.push(text);
  });
});

afterEach(() => jest.restoreAllMocks());

const problem = (known: Partial<DocsProblem> = {}): DocsProblem => ({
  ...{ file: 'docs-data/a/a.md', line: 3, column: 2, what: 'It is wrong.', fix: 'Correct it.' },
  ...known,
});

const warning = problem({ severity: 'warning', rule: 'figures', what: 'It may be wrong.' });

function outcomeOf(known: Partial<Outcome> = {}): Outcome {
  return {
    ...{ problems: [], pages: 1, demos: 0, compiled: [], emitted: 0, counts: [] },
    seconds: { prepare: 0.034, compile: 1.26, check: 0.1, emit: 12 },
    ...known,
  };
}

describe('a single run', () => {
  it('prints its steps with their times, more exactly below a tenth of a second', () => {
    const compiled = ['/a/', '/b/'];
    printOutcome(outcomeOf({ pages: 1200, demos: 1, compiled, emitted: 2 }));
    expect(printed).toEqual([
      'Loaded products and navigation · 0.03 s',
      'Compiled 2 of 1,200 pages, 1 demo · 1.3 s',
      'Checked navigation and links, 0 problems · 0.1 s',
      'Wrote 2 pages · 12.0 s',
    ]);
  });

  it('prints problems as errors after its steps, and that nothing was written', () => {
    printOutcome(outcomeOf({ problems: [problem()] }));
    expect(printed).toContain('Checked navigation and links, 1 problem · 0.1 s');
    expect(printed).toContain('Wrote nothing · 12.0 s');
    expect(printed.at(-1)).toBe(errors[0]);
    expect(errors).toEqual([
      '\ndocs-data/a/a.md:3:2  It is wrong.  Correct it.\n\n1 problem in 1 file.\n',
    ]);
  });

  it('says that no page was written, not that nothing was, if nothing is wrong', () => {
    printOutcome(outcomeOf());
    expect(printed).toContain('Wrote 0 pages · 12.0 s');
  });

  it('counts warnings, which are no problems', () => {
    printOutcome(outcomeOf({ problems: [warning] }));
    expect(errors).toEqual([]);
    expect(printed).toContain('Checked navigation and links, 0 problems · 0.1 s');
    expect(printed.at(-1)).toMatch(/^1 warning \(figures 1\)\. .*--warnings/);
  });

  it('lists warnings on request, and does not count them then', () => {
    printOutcome(outcomeOf({ problems: [warning, problem()] }), { listWarnings: true });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('It may be wrong.');
    expect(errors[0]).toContain('2 problems in 1 file.');
    expect(printed.join('\n')).not.toContain('--warnings');
  });

  it('prints the time of later steps only if they did something', () => {
    printEditor(0);
    printSearch({ seconds: 0, problems: [] });
    expect(printed).toEqual([]);
    printEditor(2.04);
    printSearch({ seconds: 0.051, problems: [] });
    expect(printed).toEqual([
      'Packed modules for the live editor · 2.0 s',
      'Indexed the site for its search · 0.05 s',
    ]);
  });
});

describe('a watching run', () => {
  let printer: WatchPrinter;

  beforeEach(() => {
    printer = new WatchPrinter();
  });

  it.each([
    [['/a/'], 'Compiled /a/ · 12 ms'],
    [['/a/', '/b/', '/c/'], 'Compiled /a/, /b/, /c/ · 12 ms'],
    [['/a/', '/b/', '/c/', '/d/'], 'Compiled 4 pages · 12 ms'],
  ])('names the pages that it compiled if they are few: %j', (compiled, line) => {
    printer.printRun(outcomeOf({ compiled }), 12.4);
    expect(printed).toEqual([line]);
  });

  it('prints nothing about a run without pages and problems', () => {
    printer.printRun(outcomeOf(), 12);
    printer.completed(outcomeOf(), { pages: 0, milliseconds: 5 });
    expect(printed).toEqual([]);
  });

  it('prints how it started, and how many other pages it compiled in the end', () => {
    printer.opened(outcomeOf());
    printer.completed(outcomeOf(), { pages: 1, milliseconds: 1260 });
    expect(printed).toEqual([
      'Loaded products and navigation · 0.0 s',
      'Compiled 1 other page meanwhile · 1.3 s',
    ]);
  });

  it('prints problems again only after they changed', () => {
    const first = outcomeOf({ problems: [problem()] });
    printer.opened(first);
    printer.printRun(first, 1);
    printer.completed(first, { pages: 0, milliseconds: 1 });
    expect(errors).toHaveLength(1);
    printer.printRun(outcomeOf({ problems: [problem({ line: 4 })] }), 1);
    expect(errors).toHaveLength(2);
    expect(errors[1]).toContain('a.md:4:2');
  });

  it('prints a problem again that was fixed in between', () => {
    const wrong = outcomeOf({ problems: [problem()] });
    for (const outcome of [wrong, outcomeOf(), wrong]) printer.printRun(outcome, 1);
    expect(errors).toHaveLength(2);
  });

  it('counts warnings, also next to problems', () => {
    printer.printRun(outcomeOf({ problems: [warning] }), 1);
    expect(errors[0]).toMatch(/^1 warning \(figures 1\)/);
    printer.printRun(outcomeOf({ problems: [warning, problem()] }), 1);
    expect(errors[1]).toMatch(/It is wrong\.[^]*1 problem in 1 file\.[^]*1 warning/);
    expect(errors[1]).not.toContain('It may be wrong.');
  });
});

describe('an error that ends a run', () => {
  it("is a report with file, line and fix if it is the author's", () => {
    const { what, ...place } = problem();
    printFailure(new DocsError(what, place));
    expect(errors.join()).toContain('docs-data/a/a.md:3:2  It is wrong.');
    expect(errors.join()).toContain('Correct it.');
    expect(errors.join()).not.toContain('printing.test');
  });

  it('is printed with its stack otherwise', () => {
    const error = new Error('out of memory');
    printFailure(error);
    expect(errors).toEqual([error]);
  });
});
