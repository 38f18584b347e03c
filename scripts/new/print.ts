import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/** TypeScript as `npm run format` would print it: content is narrower than the code of the site. */
export function print(file: string, code: string): Promise<string> {
  return format(code, {
    parser: 'typescript',
    plugins: [typescript, estree],
    singleQuote: true,
    trailingComma: 'all',
    printWidth: file.startsWith('docs-data/') ? 80 : 100,
  });
}
