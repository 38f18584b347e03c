import { DocsError, type ProductionError } from '@/model';
import { readProductionErrors } from './readContent';

/** What libraries throw in production instead of a message: its code, and its arguments in the query of an address. */
const minified = /Minified MUI error #(\d+); visit (\S+) for the full message\./;

/** Errors with the messages that libraries leave out in production, which is how a build renders demos. */
export async function decodeErrors(broken: readonly DocsError[]): Promise<readonly DocsError[]> {
  if (!broken.some(({ problem }) => minified.test(problem.what))) return broken;
  const known = await readProductionErrors();
  return broken.map((error) => {
    const { what, ...place } = error.problem;
    const decoded = new DocsError(decodeMessage(what, known), place);
    decoded.cause = error.cause;
    return decoded;
  });
}

/** A message with the words its code stands for; as it is where nobody knows the code. */
export function decodeMessage(message: string, known: readonly ProductionError[]): string {
  return message.replace(minified, (written, code: string, address: string) => {
    const text = known.find((error) => error.code === Number(code))?.text;
    if (!text || !URL.canParse(address)) return written;
    const given = new URL(address).searchParams.getAll('args[]');
    return text.map((words, at) => (at === 0 ? words : `${given[at - 1] ?? '…'}${words}`)).join('');
  });
}
