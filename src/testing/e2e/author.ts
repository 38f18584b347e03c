import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DevServer } from '../../../scripts/development/devServer';
import { kettle, makePage, startProject } from './authorsProject';
import { expect, test as base } from './reader';

/** Timeout in milliseconds that is long enough for a busy machine; these tests do not measure time. */
export const longTimeout = 120_000;

/** Milliseconds without a visible change after which the author saves again. */
const lookFor = 20_000;

/** Actions of an author on the sources, named from the author's view. The fixture undoes them after the test. */
export class Author {
  private readonly before = new Map<string, string>();
  private readonly made: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly folder: string,
    private readonly server: DevServer,
  ) {}

  /** Replaces a text in a file. @throws Error if the file does not contain it. */
  edits(file: string, from: string, to: string): void {
    const target = path.join(this.folder, file);
    const text = fs.readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say ${JSON.stringify(from)}.`);
    if (!this.before.has(target)) this.before.set(target, text);
    fs.writeFileSync(target, text.replace(from, to));
  }

  /** Removes a file. */
  removes(file: string): void {
    const target = path.join(this.folder, file);
    if (!this.before.has(target)) this.before.set(target, fs.readFileSync(target, 'utf8'));
    fs.rmSync(target);
  }

  /** Restores a file to its content before the test. */
  restores(file: string): void {
    const target = path.join(this.folder, file);
    fs.writeFileSync(target, this.before.get(target) ?? '');
  }

  /**
   * Waits until an edit is visible; if that takes too long, saves the file again. Next's bundler does not report a
   * change to modules that a page has just loaded, until it watches them.
   */
  async savesUntil(file: string, seen: (options: { timeout: number }) => Promise<void>) {
    const saysMore = file.endsWith('.md') ? '\nSaved again.\n' : '\n// Saved again.\n';
    await expect(async () => {
      await seen({ timeout: lookFor }).catch((error: unknown) => {
        fs.appendFileSync(path.join(this.folder, file), saysMore);
        throw error;
      });
    }).toPass({ timeout: longTimeout });
  }

  /** Creates a page with `npm run new -- page`. */
  makesPage(pathname: string): void {
    const target = path.join(this.folder, 'docs-data/material-ui/pages.ts');
    this.before.set(target, fs.readFileSync(target, 'utf8'));
    this.made.push(path.join(this.folder, 'docs-data', pathname));
    makePage(this.folder, pathname);
  }

  /** Marks the current document, so that {@link findsTheSameDocument} can recognize it. */
  async marksTheDocument(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isMarked: true }));
  }

  /** Expects that the marked document is still open, which means that the page was not reloaded. */
  async findsTheSameDocument(): Promise<void> {
    expect(await this.page.evaluate(() => 'isMarked' in window), 'no reload').toBe(true);
  }

  /** Paths of all modules in the bundles that Next wrote for browsers and the server, relative to the project. */
  get bundledModules(): string[] {
    const built = path.join(this.folder, '.next/dev');
    const files = fs.readdirSync(built, { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => /^(static|server)\/.*\.js$/.test(file));
    return scripts.flatMap((file) => {
      const text = fs.readFileSync(path.join(built, file), 'utf8');
      return [...text.matchAll(/^"\[project\]\/([^" ]+)/gm)].map(([, module = '']) => module);
    });
  }

  /** Output of `next dev` in the terminal. */
  get terminal(): string {
    return this.server.printed();
  }

  /** Restores all files to their content before the test. */
  undoesAll(): void {
    for (const [file, text] of this.before) fs.writeFileSync(file, text);
    for (const folder of this.made) fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Project {
  folder: string;
  server: DevServer;
}

/** A test with an author, and a reader of `next dev`. All tests of a worker share one server. */
export const test = base.extend<{ author: Author }, { project: Project }>({
  project: [
    async ({}, provide, { project }) => {
      fs.mkdirSync(project.outputDir, { recursive: true });
      const folder = fs.mkdtempSync(path.join(project.outputDir, 'project-'));
      try {
        const server = await startProject(folder);
        try {
          await provide({ folder, server });
        } finally {
          await server.stop();
        }
      } finally {
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ project }, provide) => provide(project.server.origin),
  // `next dev` bundles while a page loads: on a busy machine, fonts are used seconds after the load event.
  reader: async ({ reader }, provide) => {
    reader.ignores(/\.woff2 was preloaded using link preload but not used/);
    await provide(reader);
  },
  author: async ({ page, project: { folder, server } }, provide, testInfo) => {
    const author = new Author(page, folder, server);
    await provide(author);
    author.undoesAll();
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach('terminal of next dev', { body: author.terminal });
  },
});

export { expect, kettle };
