import { groupIntoRounds, runRound } from './rounds';
import type { Step } from './runStep';

const step = (name: string, isLight = false): Step => ({
  name,
  isLight,
  command: `prettier --version ${name}`,
  fix: '',
});

const light = ['format', 'lint', 'types'].map((name) => step(name, true)) as [Step, Step, Step];
const build = step('build');

it('groups two consecutive light steps', () => {
  const [format, lint, types] = light;
  expect(groupIntoRounds([format, lint, types, build, types])).toEqual([
    [format, lint],
    [types],
    [build],
    [types],
  ]);
});

it('prints the output of each of two steps in one piece', async () => {
  const shown: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text) => void shown.push(String(text)));
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
  const counts = await runRound(light.slice(0, 2), ({ name }) => name);
  jest.restoreAllMocks();
  expect(counts.map(({ passed, failed }) => [passed, failed])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(shown[0]).toBe('\nformat and lint …');
  const pieces = shown.slice(1).sort();
  expect(pieces).toHaveLength(2);
  for (const [index, name] of ['format', 'lint'].entries()) {
    expect(pieces[index]).toMatch(
      new RegExp(
        `^\\n\\[${name}\\] ${name}\\n[^]*\\d\\n\\[${name}\\] ${name}: passed in \\d+\\.\\d s\\n$`,
      ),
    );
  }
});
