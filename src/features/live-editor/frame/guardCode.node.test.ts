import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';
import { guardCode } from './guardCode';

const typescript = parser.configure({ dialect: 'ts jsx' });

function run(code: string, checkTime: () => void): unknown {
  const guarded = guardCode(code, typescript.parse(code));
  expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
  const script = transform(guarded, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxPragma: 'h',
  }).code;
  const made = { exports: {} as { result?: unknown } };
  new Function('module', 'exports', '__checkTime', 'h', script)(
    made,
    made.exports,
    checkTime,
    (tag: string, _props: unknown, ...children: unknown[]) => [tag, ...children],
  );
  return made.exports.result;
}

it.each([
  ['let n = 0; for (let i = 0; i < 3; i++) n += i; export const result = n;', 3],
  ['let n = 0; for (const i of [1, 2]) { n += i; } export const result = n;', 3],
  ['let n = 0; for (const i in { a: 1, b: 2 }) n += i.length; export const result = n;', 2],
  ['let n = 3; while (n--) ; export const result = n;', -1],
  ['let n = 0; do n++; while (n < 4); export const result = n;', 4],
  ['let n = 0; a: for (;;) { for (;;) { if (n++ > 2) break a; } } export const result = n;', 4],
  ['let n = 0; for (;;) if (n++ > 2) break; else continue; export const result = n;', 4],
  ['const f = (a: number) => a * 2; export const result = f(2);', 4],
  ['const f = () => ({ a: 1 }); export const result = f();', { a: 1 }],
  [
    'const f = (a: number) => (b: number) => (c: number) => a + b + c; export const result = f(1)(2)(3);',
    6,
  ],
  ['const f = <T,>(a: T): T => a; export const result = f("x");', 'x'],
  [
    'const f = () => <b>{[1].map((n) => <i>{n}</i>)}</b>; export const result = f();',
    ['b', [['i', 1]]],
  ],
  [
    'class A { x = () => 1; get y() { return 2; } z(): number { return 3; } } const a = new A(); export const result = a.x() + a.y + a.z();',
    6,
  ],
  [
    'class A { b: number; constructor() { this.b = 1; } } class B extends A { constructor() { super(); this.b++; } } export const result = new B().b;',
    2,
  ],
  [
    'abstract class A { abstract f(): number; } class B extends A { f() { return 5; } } export const result = new B().f();',
    5,
  ],
  [
    'function f(a: string): string; function f(a: number): number; function f(a: any) { return a; } export const result = f(7);',
    7,
  ],
  ['function* g() { yield 1; yield 2; } export const result = [...g()];', [1, 2]],
  [
    'const o = { f() { return 1; }, g: function () { return 2; } }; export const result = o.f() + o.g();',
    3,
  ],
  ['const f = ({ a = () => 1 }) => a(); export const result = f({});', 1],
])('does not change what code does: %s', (code, result) => {
  expect(run(code, () => {})).toEqual(result);
});

const stop = new Error('stopped');

it.each([
  'while (true) {}',
  'while (true);',
  'for (;;) {}',
  'for (;;);',
  'do {} while (true)',
  'do ; while (true)',
  'const list = [1]; for (const one of list) list.push(one);',
  'function f(): void { f(); } f();',
  'const f = (): number => f(); f();',
  'const o = { get a(): number { return this.a; } }; o.a;',
])('can stop endless code: %s', (code) => {
  let calls = 0;
  const checkTime = () => {
    calls += 1;
    if (calls > 1000) throw stop;
  };
  expect(() => run(code, checkTime)).toThrow(stop);
});
