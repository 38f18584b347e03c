/** Returns a seeded random generator (mulberry32) of numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Typical invalid input. */
const classics = [
  '',
  ' ',
  '\0',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '1e999',
  '0x10',
  '99999999999999999999',
  'true',
  '[]',
  '{}',
  '[[[[[[',
  '{"a":',
  '"',
  '{"__proto__":{"page":1}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '%',
  '%E4%A',
  '%C0%80',
  '%00',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "');alert(1);('",
  'url(//evil.example/x)',
  ';}*{display:none}',
  '../../etc/passwd',
  '//evil.example/',
  '\r\nSet-Cookie: a=b',
  '(((((((((((((((((((((((((a+)+)+)+)+)+)+$',
  'a'.repeat(5000),
  '['.repeat(5000),
  '-'.repeat(3000),
];

const letters = 'aAzZ09#-_.~&=?;:,/\\|<>(){}[]"\'`%+*^$@! \t\n\0éß中😀\u2028\ud83d';

/** Generates hostile values: truncated, shuffled, of another type, or malicious. Some are valid. */
export function* hostileValues(seed: number, count: number, meant: readonly string[]) {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = (values: readonly string[]) => values[below(values.length)] ?? '';
  const noise = () =>
    Array.from({ length: below(24) }, () => letters.charAt(below(letters.length))).join('');
  const ways: ((value: string) => string)[] = [
    (value) => value,
    (value) => value.slice(0, below(value.length + 1)),
    (value) => value.slice(below(value.length + 1)),
    (value) => value + noise(),
    (value) => noise() + value,
    (value) => value.replaceAll(oneOf([...value]) || 'a', noise()),
    (value) => value.toUpperCase(),
    (value) => [...value].reverse().join(''),
    (value) => `${value}${value}`,
    (value) =>
      encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')).replace('%', oneOf(['%', '%2', ''])),
    (value) => JSON.stringify({ [noise()]: value, [value]: noise() }),
    (value) => JSON.stringify([value, below(9), null, { main: value }]),
    () => noise() + noise(),
    () => String((random() - 0.5) * 10 ** below(40)),
    () => oneOf(classics) + oneOf(classics),
  ];
  yield* classics;
  for (let made = classics.length; made < count; made += 1) {
    const way = ways[below(ways.length)];
    yield way?.(random() < 0.7 ? oneOf(meant) : oneOf(classics)) ?? '';
  }
}
