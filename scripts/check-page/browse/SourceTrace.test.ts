import { transformSync } from 'esbuild';
import { SourceTrace } from './SourceTrace';

/** Returns the source map of a compiled module, as JSON. `sourcefile` is its path from the bundle. */
function compile(code: string, sourcefile: string): { lines: string[]; map: string } {
  const { code: compiled, map } = transformSync(code, {
    ...{ sourcefile, sourcemap: 'external', loader: 'tsx', sourcesContent: false },
  });
  return { lines: compiled.split('\n'), map };
}

const code = `interface Pot {
  size: number;
}

export function dig(pot: Pot) {
  throw new Error(String(pot.size));
}
`;

/** Returns a frame of a stack trace that names the position of a text in the bundle. */
function frameOf(lines: readonly string[], text: string): string {
  const line = lines.findIndex((one) => one.includes(text));
  const column = lines[line]?.indexOf(text) ?? -1;
  return `    at dig (http://127.0.0.1:4100/_check/page.js:${line + 1}:${column + 1})`;
}

it('maps a frame to the file, line and column of the author, from 1', () => {
  const { lines, map } = compile(code, '../docs-data/garden/planter/Pot.tsx');
  const place = new SourceTrace(map).placeOf(frameOf(lines, 'throw new'));
  expect(place).toEqual({ file: 'docs-data/garden/planter/Pot.tsx', line: 6, column: 3 });
});

it('maps frames of fences, which have no files', () => {
  const { lines, map } = compile(code, 'check-fence:0/3.tsx');
  const place = new SourceTrace(map).placeOf(frameOf(lines, 'throw new'));
  expect(place).toMatchObject({ file: 'check-fence:0/3.tsx', line: 6 });
});

it('takes the innermost frame that has a place, not those outside the map', () => {
  const { lines, map } = compile(code, '../docs-data/Pot.tsx');
  const outside = '    at run (http://127.0.0.1:4100/_check/page.js:0:0)';
  const stack = [outside, frameOf(lines, 'throw new'), frameOf(lines, 'function dig')].join('\n');
  expect(new SourceTrace(map).placeOf(stack)?.line).toBe(6);
});

it('finds nothing in code of the site or of packages', () => {
  const { lines, map } = compile(code, '../src/base/ui/Pot.tsx');
  expect(new SourceTrace(map).placeOf(frameOf(lines, 'throw new'))).toBeUndefined();
});

it('reads the map only for stack traces that name the bundle', () => {
  const trace = new SourceTrace('no map');
  expect(trace.placeOf('')).toBeUndefined();
  expect(trace.placeOf('Error\n    at a (http://127.0.0.1:4100/static/page.js:1:1)')).toBe(
    undefined,
  );
});
