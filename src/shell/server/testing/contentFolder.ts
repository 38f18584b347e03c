import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { announceCompiler, editionHeader } from '@/site/developmentCompiler';

/** The compiler's output in a temporary folder, from which the site reads it as in a build. */
export class ContentFolder {
  private readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'shell-'));

  /** Makes the site read from this folder until mocks are restored. */
  use(): void {
    jest.spyOn(process, 'cwd').mockReturnValue(this.root);
  }

  /** Writes a file below `.content/`: data as JSON, and text as it is. */
  write(file: string, content: unknown): void {
    const target = path.join(this.root, '.content', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** Deletes the folder. */
  remove(): void {
    fs.rmSync(this.root, { recursive: true });
  }
}

/** Makes the site run as in `next dev` until mocks are restored. */
export function inDevelopment(): void {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
}

/** Address of the simulated compiler. */
export const compiler = 'http://127.0.0.1:9';

/** A response of the simulated compiler. */
interface Answer {
  status?: number;
  text?: string;
  edition?: number;
}

/** Simulates the development compiler; returns the addresses it was asked for. */
export function startCompiler(answer: (address: string) => Answer = () => ({})): string[] {
  const asked: string[] = [];
  announceCompiler(Promise.resolve(compiler));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = new URL(String(input)).pathname;
    asked.push(address);
    const { status = 200, text = '', edition = 0 } = answer(address);
    return new Response(text, { status, headers: { [editionHeader]: String(edition) } });
  });
  return asked;
}
