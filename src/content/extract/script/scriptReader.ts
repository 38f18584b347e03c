import fs from 'node:fs';
import ts from 'typescript';
import { readScript, type Script } from './readScript';

/** Reads the scripts that declaration files describe, each once. */
export class ScriptReader {
  private readonly known = new Map<string, Script | undefined>();

  /** What the script beside a `.d.ts` file says; undefined when the package ships none there. */
  beside(declarationFile: string): Script | undefined {
    const file = declarationFile.replace(/\.d\.ts$/, '.js');
    if (!this.known.has(file)) this.known.set(file, this.read(file));
    return this.known.get(file);
  }

  /** Every script asked for, also those that do not exist. */
  files(): string[] {
    return [...this.known.keys()];
  }

  private read(file: string): Script | undefined {
    if (!fs.existsSync(file)) return undefined;
    const text = fs.readFileSync(file, 'utf8');
    return readScript(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  }
}
