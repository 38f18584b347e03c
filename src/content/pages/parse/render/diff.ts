import { canonicalLanguage, highlightLines } from '../highlight';

/** Language of the changed file where its name does not tell: most files that pages show are of this one. */
const usualLanguage = 'tsx';

/** Commands are the only code that pages show without a file's name and that is not of the usual language. */
const commands = /^[-+ ]\s*(?:npm|npx|pnpm|yarn|bun|git|cd)\s/;

/** A diff, highlighted line by line as the file it changes; the sign before each line stays as it is. */
export function highlightDiff(code: string, title: string): string[] {
  const lines = code.split('\n').map((line) => {
    const sign = /^[-+ ]/.exec(line)?.[0] ?? '';
    return { sign, content: line.slice(sign.length) };
  });
  const language = languageOf(code, title);
  // Each state of the file is read alone: lines of both would make no sense together.
  const versionWithout = (sign: string) =>
    highlightLines(
      lines.map((line) => (line.sign === sign ? '' : line.content)).join('\n'),
      language,
    );
  const [before, after] = [versionWithout('+'), versionWithout('-')];
  return lines.map(({ sign }, index) => {
    return sign + ((sign === '-' ? before : after)[index] ?? '');
  });
}

function languageOf(code: string, title: string): string {
  const [, extension = ''] = /\.(\w+)$/.exec(title) ?? [];
  const named = extension && canonicalLanguage(extension);
  if (named) return named;
  return code.split('\n').some((line) => commands.test(line)) ? 'bash' : usualLanguage;
}
