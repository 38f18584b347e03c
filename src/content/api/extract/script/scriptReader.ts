import fs from 'node:fs';
import path from 'node:path';
import ts from '../typescript.js';
import { readScript } from './readScript';
import type { Script } from './script';

/** Skips parsing JSDoc: the reader only searches the text of comments. */
const options: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ES2022,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

/** Reads the scripts next to declaration files, each once. */
export class ScriptReader {
  private readonly known = new Map<string, Script | undefined>();

  /** Reads the script next to a `.d.ts` file; undefined if the package has none there. */
  ofDeclaration(declarationFile: string): Script | undefined {
    return this.at(declarationFile.replace(/\.d\.ts$/, '.js'));
  }

  /**
   * Lists the files that may define an imported name: the module itself, or its own module behind an index or a
   * package.
   */
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

  /** Reads the script in a file; undefined if there is none. */
  at(file: string): Script | undefined {
    if (!this.known.has(file)) this.known.set(file, this.read(file));
    return this.known.get(file);
  }

  /** Returns every script that was asked for, including those that do not exist. */
  files(): string[] {
    return [...this.known.keys()];
  }

  /** Returns the text of a file without parsing it; empty if there is none. */
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
