import { longestMessage, type CodeProblem } from '../protocol';
import { catchProblems, formatMessage, problemOf } from './catchProblems';
import { CodeError } from './CodeError';
import { compileFile } from './compileFile';
import { evaluateFile } from './evaluateFile';

/** Returns an error whose stack has these lines. */
function errorWith(message: string, ...lines: string[]): Error {
  const stack = [`Error: ${message}`, ...lines.map((line) => `    at ${line}`)].join('\n');
  return Object.assign(new Error(message), { stack });
}

describe('problemOf', () => {
  it('names the error and the innermost line of the reader’s files', () => {
    const error = errorWith(
      'No seat',
      'dig (/a.js:1:1)',
      'f (demo:///rows%2FRow.tsx:4:9)',
      'g (demo:///Demo.tsx:9:1)',
    );
    expect(problemOf(Object.assign(error, { name: 'SeatError' }))).toEqual({
      ...{ phase: 'run', message: 'SeatError: No seat', file: 'rows/Row.tsx', line: 4 },
    });
  });

  it('takes the place from React’s component stack if the error has none', () => {
    const trace = '\n    at b\n    at Row (demo:///Row.tsx:7:3)';
    expect(problemOf(errorWith('No seat'), trace)).toMatchObject({ file: 'Row.tsx', line: 7 });
    expect(problemOf('a string', trace)).toMatchObject({ message: 'a string', line: 7 });
  });

  it('returns the problem of a compile error as it is', () => {
    const problem: CodeProblem = { phase: 'compile', message: 'Unexpected', file: 'a.ts', line: 2 };
    expect(problemOf(new CodeError(problem), '    at b (demo:///b.tsx:9:9)')).toBe(problem);
  });

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [{ a: 1 }, '[object Object]'],
  ])('describes %p, which code may throw, as “%s”', (thrown, message) => {
    expect(problemOf(thrown)).toEqual({ phase: 'run', message });
  });

  it('describes values that cannot be converted to text', () => {
    const broken = Object.create(null) as object;
    expect(problemOf(broken).message).toBe('An object without a text');
    const error = Object.assign(new Error(), { message: Symbol('row'), stack: '' });
    expect(problemOf(error).message).toBe('Error: Symbol(row)');
  });

  it('shortens messages, which code may make as long as it likes', () => {
    expect(problemOf(new Error('x'.repeat(9000))).message).toHaveLength(longestMessage);
  });

  it('has no place for a file name that cannot be decoded', () => {
    expect(problemOf(errorWith('No seat', 'f (demo:///%E0%A4%A:1:1)'))).not.toHaveProperty('line');
  });
});

describe('catchProblems', () => {
  const found: CodeProblem[] = [];
  const { error, warn } = console;

  // The frame starts once, and its listeners stay.
  beforeAll(() => catchProblems((problem) => found.push(problem)));
  beforeEach(() => void found.splice(0));
  afterAll(() => Object.assign(console, { error, warn }));

  /** Dispatches an event of the window, and returns whether it stays out of the browser’s console. */
  function dispatch(type: string, properties: object): boolean {
    return !window.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), properties));
  }

  it('reports uncaught errors, with the message alone if there is nothing else', () => {
    expect(dispatch('error', { error: new TypeError('No seat') })).toBe(true);
    dispatch('error', { message: 'Uncaught boom' });
    expect(found.map(({ message }) => message)).toEqual(['TypeError: No seat', 'Uncaught boom']);
  });

  it('ignores errors whose details the browser hides', () => {
    expect(dispatch('error', { message: 'Script error.' })).toBe(true);
    expect(found).toEqual([]);
  });

  it('reports rejections that nobody handles', () => {
    expect(
      dispatch('unhandledrejection', { reason: errorWith('Late', 'f (demo:///a.ts:3:1)') }),
    ).toBe(true);
    expect(found).toEqual([{ phase: 'run', message: 'Error: Late', file: 'a.ts', line: 3 }]);
  });

  it('reports what is written to the console, but not React’s repetition of an error', () => {
    console.error('Row %d', 13);
    console.warn('Too late');
    console.error('The above error occurred in the <Row> component:');
    console.error('Error: Uncaught [Error: No seat]');
    console.error('');
    expect(found).toEqual([
      { phase: 'console', message: 'Row 13' },
      { phase: 'console', message: 'Too late' },
    ]);
  });
});

describe('formatMessage', () => {
  it('never throws into the code that logs', () => {
    const circle: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    circle.self = circle;
    expect(formatMessage(['Row: %s', circle])).toBe('Row: An object without a text');
    const error = Object.assign(new Error(), { message: undefined });
    expect(formatMessage([error])).toBe('Error: undefined');
  });
});

describe('a syntax error that only the browser finds', () => {
  it('is thrown with its file, and not reported a second time', () => {
    const found: CodeProblem[] = [];
    catchProblems((problem) => found.push(problem));
    const file = compileFile({ name: 'data.json', code: '{\n  "seat": 1,\n  oops oops\n}' });
    let thrown: unknown;
    try {
      evaluateFile(file);
    } catch (error) {
      thrown = error;
    }
    expect(problemOf(thrown)).toMatchObject({ phase: 'compile', file: 'data.json' });
    expect(problemOf(thrown).message).toMatch(/^Unexpected identifier/);
    expect(found).toEqual([]);
  });

  it('does not hide errors that come after the file has loaded', () => {
    const found: CodeProblem[] = [];
    catchProblems((problem) => found.push(problem));
    const file = compileFile({ name: 'a.ts', code: 'export const seat = 1;' });
    const made = { exports: {} };
    evaluateFile(file)?.(made, made.exports, () => ({}));
    expect(made.exports).toMatchObject({ seat: 1 });
    window.dispatchEvent(Object.assign(new Event('error'), { message: 'Late' }));
    expect(found).toMatchObject([{ message: 'Late' }]);
  });
});
