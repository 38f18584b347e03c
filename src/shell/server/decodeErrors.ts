import { DocsError, type ProductionError } from '@/model';
import { readProductionErrors } from './readContent';

/** Error messages of production builds, which contain a code and, in a URL, the arguments. */
const minified = /Minified MUI error #(\d+); visit (\S+) for the full message\./;

/** Decodes minified error messages, because a build renders demos in production mode. */
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

/** Returns the message for a code; unknown codes are returned unchanged. */
export function decodeMessage(message: string, known: readonly ProductionError[]): string {
  return message.replace(minified, (written, code: string, address: string) => {
    const text = known.find((error) => error.code === Number(code))?.text;
    if (!text || !URL.canParse(address)) return written;
    const given = new URL(address).searchParams.getAll('args[]');
    return text.map((words, at) => (at === 0 ? words : `${given[at - 1] ?? '…'}${words}`)).join('');
  });
}
