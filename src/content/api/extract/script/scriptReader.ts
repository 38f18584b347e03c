import fs from 'node:fs';
import path from 'node:path';
import ts from '../typescript.js';
import { readScript } from './readScript';
import type { Script } from './script';

/** Nothing in a script's comments is asked for but what the reader finds in the text itself. */
const options: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ES2022,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

/** Reads the scripts that declaration files describe, each once. */
export class ScriptReader {
  private readonly known = new Map<string, Script | undefined>();

  /** What the script next to a `.d.ts` file says; undefined when the package ships none there. */
  ofDeclaration(declarationFile: string): Script | undefined {
    return this.at(declarationFile.replace(/\.d\.ts$/, '.js'));
  }

  /** Files that may hold what a script imports by a name: the module, or one of its own behind an index or a package. */
  candidates(file: string, specifier: string, name: string): string[] {
    const modules = '/node_modules/';
    const isRelative = specifier.startsWith('.');
    const folder = isRelative
      ? path.dirname(file)
      : file.slice(0, file.lastIndexOf(modules) + modules.length);
    const target = path.resolve(folder, specifier.replace(/(\/index)?\.js$/, ''));
    const inside = [path.join(target, `${name}.js`), path.join(target, 'index.js')];
    const inPackage = isRelative ? [] : [path.join(target, name, `${name}.js`)];
    return [`${target}.js`, ...inside, ...inPackage];
  }

  /** What the script in a file says. */
  at(file: string): Script | undefined {
    if (!this.known.has(file)) this.known.set(file, this.read(file));
    return this.known.get(file);
  }

  /** Every script asked for, also those that do not exist. */
  files(): string[] {
    return [...this.known.keys()];
  }

  /** Text of a file that is not read as a script; empty where there is none. */
  text(file: string): string {
    if (!this.known.has(file)) this.known.set(file, undefined);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  }

  private read(file: string): Script | undefined {
    if (!fs.existsSync(file)) return undefined;
    const text = fs.readFileSync(file, 'utf8');
    return readScript(ts.createSourceFile(file, text, options, true));
  }
}
