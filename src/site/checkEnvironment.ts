import { hostedSearch, environmentSchema } from './environmentSchema';

/**
 * Checks the environment before the build. Empty values count as unset.
 * @throws Error that names every invalid variable and what it must be.
 */
export function checkEnvironment(env: Record<string, string | undefined>): void {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { error } = environmentSchema.safeParse(set);
  const lines = (error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name} ${issue.message} (it is "${env[name]}")`;
  });
  const search = Object.keys(hostedSearch);
  const missing = search.filter((name) => set[name] === undefined);
  if (missing.length > 0 && missing.length < search.length) {
    lines.push(`  ${missing.join(' and ')} must be set too, for hosted search`);
  }
  if (lines.length === 0) return;
  throw new Error(`The environment has bad values (see .env.example):\n${lines.join('\n')}`);
}
