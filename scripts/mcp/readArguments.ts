import { parseArgs } from 'node:util';
import type { HttpPlace } from './serveHttp';

export const usage = `Usage: npx component-docs-mcp [--site FOLDER] [--http [--port PORT] [--host HOST]]

  --site FOLDER  the exported documentation (out)
  --http         serve streamable HTTP at /mcp instead of standard input and output
  --port PORT    where to listen (3333)
  --host HOST    on which address to listen (127.0.0.1)`;

/** The parsed command line. */
export interface McpArguments {
  site: string | undefined;
  http: HttpPlace | undefined;
  help: boolean;
}

/**
 * Parses the command line.
 * @throws TypeError that names the unknown or invalid option
 */
export function readArguments(argv: readonly string[]): McpArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      site: { type: 'string' },
      http: { type: 'boolean', default: false },
      port: { type: 'string', default: '3333' },
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new TypeError(`--port takes a number from 0 to 65535, not "${values.port}".`);
  }
  return {
    site: values.site,
    http: values.http ? { port, host: values.host } : undefined,
    help: values.help,
  };
}
