/**
 * Runs before the scripts of every document that is looked at. What tsx calls to keep the names of functions isn't there
 * in functions that run in a page, and messages of the console come with their values filled in.
 */
export const earlyScript = `globalThis.__name = (it) => it;
for (const kind of ['error', 'warn']) {
  const write = console[kind].bind(console);
  console[kind] = (text, ...values) => {
    const textOf = (value) => (value instanceof Error ? value.stack : String(value));
    const filled = textOf(text).replace(/%[sdifoO]/g, (mark) => values.length > 0 ? textOf(values.shift()) : mark);
    write([filled, ...values.map(textOf)].join(' '));
  };
}`;
