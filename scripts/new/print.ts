import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/** Formats TypeScript as `npm run format` does. Lines are shorter in content than in the code of the site. */
export function print(file: string, code: string): Promise<string> {
  return format(code, {
    parser: 'typescript',
    plugins: [typescript, estree],
    singleQuote: true,
    trailingComma: 'all',
    printWidth: file.startsWith('docs-data/') ? 80 : 100,
  });
}
