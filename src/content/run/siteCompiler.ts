import { setImmediate } from 'node:timers/promises';
import type { DocsProblem } from '@/model';
import {
  ContentCache,
  readCachedPage,
  type CompiledPage,
  type PageFile,
  type ProductContent,
} from '@/content/pages';
import {
  checkSite,
  type CheckedSite,
  checkUnused,
  isGeneratedLater,
  type SearchSource,
  searchSourceOf,
  SiteInventory,
} from '@/content/site';
import { noBackgroundTasks, type BackgroundTasks } from './backgroundTasks';
import type { EditorParts } from '@/content/packages/editor-packs';
import type { EmitMode } from '@/content/output';
import type { Outcome } from './outcome';
import { PageResults } from './pageResults';
import { SiteWriter } from './siteWriter';
import { cachedPackageFiles } from './reference/packageFiles';
import { Reference, withAddition, prepareSpecimens, provideSpecimens } from '@/content/api';
import { sortProblems } from '@/model/report';
import { problemsStoppingBuild } from '@/model/severity';

/** The result of compiling and checking a site without writing it. */
export interface Inspection {
  /** All page files, including those that could not be compiled. */
  files: readonly PageFile[];
  /** The products with their navigation. */
  products: readonly ProductContent[];
  /** All problems of the site except those of the packages themselves, sorted by file and line. */
  problems: readonly DocsProblem[];
  /** Returns a compiled page with what the reference adds to it; undefined if it was not compiled. */
  read: (pathname: string) => CompiledPage | undefined;
}

/** Selects the pages that a run compiles if they are stale. The others keep their last result. */
export type Choice = (files: readonly PageFile[]) => readonly PageFile[];

const everything: Choice = (files) => files;

/** Compiles the content of a site incrementally: each run does only what changed since the last one. */
export class SiteCompiler {
  private readonly cache: ContentCache;
  private readonly inventory: SiteInventory;
  private readonly reference: Reference;
  private readonly pages: PageResults;
  private readonly writer: SiteWriter;
  /** The checked site of the last run. */
  private latest: CheckedSite | undefined;

  constructor(
    private readonly root: string,
    private readonly mode: EmitMode,
    private readonly background: BackgroundTasks = noBackgroundTasks,
  ) {
    this.cache = new ContentCache(root);
    this.inventory = new SiteInventory(root, this.cache.fingerprints);
    this.pages = new PageResults(root, this.cache, this.inventory);
    this.reference = new Reference(root, this.cache, {
      read: background.readReference,
      cachedFiles: cachedPackageFiles,
    });
    const { cache, inventory, reference, pages } = this;
    const isAwaited = background.onBundleable !== undefined;
    this.writer = new SiteWriter({ root, mode, cache, inventory, reference, pages, isAwaited });
  }

  /** Reads the API from the packages' types. The next run compiles its pages. */
  async readTypes(): Promise<void> {
    await this.reference.readTypes(this.referenceContext);
    const { products } = this.inventory;
    provideSpecimens(this.root, { products, docs: this.reference.docs ?? [] });
  }

  private get referenceContext() {
    const { products, compiler } = this.inventory;
    return { products, compiler };
  }

  /**
   * Compiles, checks and writes the site. `changed` lists files that may have changed since the last run; without it, all
   * may have. `choose` limits which pages are compiled.
   */
  async run(changed?: readonly string[], choose: Choice = everything): Promise<Outcome> {
    const clock = startClock();
    const broken = await this.inventory.update(changed);
    this.pages.forgetGone();
    prepareSpecimens(this.root, this.inventory.products);
    const prepare = clock();
    // In development, pages do not wait for the types: the reference follows once they are read.
    const reading = this.mode === 'build' ? this.readTypes() : undefined;
    this.background.onProducts?.(this.editorParts);
    const compiled = await this.pages.compile(choose(this.inventory.files));
    await this.announce(compiled);
    const { onBundleable } = this.background;
    const first =
      onBundleable && (await this.writer.writeForBundler(await this.linkAndCheck(broken)));
    await reading;
    if (first) onBundleable();
    const compile = clock();
    const checked = await this.linkAndCheck(broken);
    const { site } = checked;
    compiled.push(...site.compiled);
    const check = clock();
    const { written, problems } = await this.writer.writeAll(checked);
    this.latest = checked;
    return {
      problems,
      pages: site.pages.length,
      demos: site.pages.reduce((sum, page) => sum + page.demos.length, 0),
      compiled,
      emitted: new Set([...(first ?? []), ...written]).size,
      counts: site.counts,
      seconds: { prepare, compile, check, emit: clock() },
    };
  }

  /**
   * Compiles stale pages and checks the whole site without writing pages. `npm run check` takes the pages it needs from
   * the result.
   */
  async inspect(): Promise<Inspection> {
    const broken = await this.inventory.update();
    this.pages.forgetGone();
    await Promise.all([this.readTypes(), this.pages.compile(this.inventory.files)]);
    const { site, index } = await this.linkAndCheck(broken);
    return {
      files: this.inventory.files,
      products: index.products,
      problems: sortProblems(index.problems),
      read: (pathname) => this.read(pathname, site),
    };
  }

  private read(pathname: string, site: CheckedSite['site'] | undefined): CompiledPage | undefined {
    const cached = readCachedPage(this.root, this.cache.pages.get(pathname)?.key ?? '');
    return cached && withAddition(cached, site?.additions.get(pathname));
  }

  private async announce(pathnames: readonly string[]): Promise<void> {
    const { onPage } = this.background;
    if (!onPage) return;
    for (const pathname of pathnames) {
      const compiled = this.read(pathname, this.latest?.site);
      if (compiled && problemsStoppingBuild(compiled.problems).length === 0) onPage(compiled.page);
    }
    // Sends the messages now. Otherwise they would wait until everything is checked and written.
    await setImmediate();
  }

  /** Links the pages with the part of the reference that has been read, and checks the whole site. */
  private async linkAndCheck(broken: DocsProblem[]): Promise<CheckedSite> {
    const { root } = this;
    const { failures } = this.pages;
    const { files, products } = this.inventory;
    const site = await this.reference.linkPages(this.pages.summaries(), this.referenceContext);
    const around = [...broken, ...checkUnused(this.inventory, this.cache)];
    const checked = { root, products, files, failures, broken: around };
    return { site, index: await checkSite(checked, site) };
  }

  /** Returns the pages without an up-to-date result. */
  listStale(): PageFile[] {
    return this.pages.listStale();
  }

  /** Returns the stale pages that have not been compiled since they changed. */
  listUntried(): PageFile[] {
    return this.pages.listUntried();
  }

  /** Compiles pages. The next run writes them. */
  async compile(files: readonly PageFile[]): Promise<void> {
    await this.pages.compile(files);
  }

  /** Marks a page as requested, so that its demos are bundled. Returns false if there is no such page. */
  requestPage(pathname: string): boolean {
    const { asked } = this.cache;
    asked.delete(pathname);
    if (this.reference.has(pathname)) return true;
    if (!this.inventory.files.some((file) => file.pathname === pathname)) return false;
    asked.add(pathname);
    return true;
  }

  /** Whether the page at an address is generated once the packages' types have been read. */
  isGeneratedLater(pathname: string): boolean {
    return isGeneratedLater(pathname, this.inventory.products);
  }

  /** Whether a page was requested. */
  wasRequested({ pathname }: PageFile): boolean {
    return this.cache.asked.has(pathname);
  }

  /** Whether these files changed during the last run, so that another run is due. */
  changedDuringRun(files: readonly string[]): boolean {
    const { fingerprints } = this.cache;
    const before = files.map((file) => fingerprints.hashOf(file));
    fingerprints.forget(files);
    return files.some((file, index) => fingerprints.hashOf(file) !== before[index]);
  }

  /** The packages and demo themes of the products that the live editor provides. */
  get editorParts(): EditorParts {
    const { packages, demoThemes } = this.inventory;
    return { packages, demoThemes };
  }

  /** The content to index for the search, from the last run; undefined until the reference has been read. */
  get searchSource(): SearchSource | undefined {
    const { root, cache, latest, reference } = this;
    return latest && reference.docs && searchSourceOf({ root, cache }, latest, reference.docs);
  }

  /** Writes the cache for later runs. */
  save(): void {
    this.cache.save();
  }
}

/** Returns a function that returns the seconds since its last call. */
function startClock(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const passed = (now - last) / 1000;
    last = now;
    return passed;
  };
}
