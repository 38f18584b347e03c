import { canonicalLanguage, highlightLines } from '../highlight';

/** Language of the changed file if its name does not tell: that of most files on pages. */
const usualLanguage = 'tsx';

/** Commands are the only code on pages without a file name that is not in the usual language. */
const commands = /^[-+ ]\s*(?:npm|npx|pnpm|yarn|bun|git|cd)\s/;

/** Highlights a diff line by line in the language of the changed file; the sign before each line is unchanged. */
export function highlightDiff(code: string, title: string): string[] {
  const lines = code.split('\n').map((line) => {
    const sign = /^[-+ ]/.exec(line)?.[0] ?? '';
    return { sign, content: line.slice(sign.length) };
  });
  const language = languageOf(code, title);
  // Each version of the file is parsed on its own: a mix of both would not be valid code.
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
