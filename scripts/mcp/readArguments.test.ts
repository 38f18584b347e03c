import { readArguments } from './readArguments';

it('serves standard input and output without options', () => {
  expect(readArguments([])).toEqual({ site: undefined, http: undefined, help: false });
});

it('reads a folder, a port and a host', () => {
  const argv = ['--site', 'public', '--http', '--port', '0', '--host', '::1'];
  expect(readArguments(argv)).toMatchObject({ site: 'public', http: { port: 0, host: '::1' } });
});

it.each([
  [['--port', 'soup'], /--port takes a number/],
  [['--port', '65536'], /--port takes a number/],
  [['--soup'], /--soup/],
])('refuses %j', (argv, message) => {
  expect(() => readArguments(argv)).toThrow(message);
});
