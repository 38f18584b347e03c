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

/** A site that was compiled and checked, and of which nothing was written. */
export interface Inspection {
  /** Every page file, also those whose page could not be compiled. */
  files: readonly PageFile[];
  /** The products with their navigation. */
  products: readonly ProductContent[];
  /** Every problem of the site but those of the packages themselves, sorted by file and line. */
  problems: readonly DocsProblem[];
  /** A page as it was compiled, with what the reference adds to it; undefined for one that has no result. */
  read: (pathname: string) => CompiledPage | undefined;
}

/** Picks the pages a run compiles if they are stale; the others keep what they have. */
export type Choice = (files: readonly PageFile[]) => readonly PageFile[];

const everything: Choice = (files) => files;

/** Compiles the content of a site again and again, each time doing only what changes made necessary. */
export class SiteCompiler {
  private readonly cache: ContentCache;
  private readonly inventory: SiteInventory;
  private readonly reference: Reference;
  private readonly pages: PageResults;
  private readonly writer: SiteWriter;
  /** What the last run found. */
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

  /** Finds out what the types of the packages say; the next run makes pages of it. */
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
   * Brings everything up to date, or the pages that are chosen and what belongs to no page. `changed` names files that
   * may have changed since the last run; without it, all may.
   */
  async run(changed?: readonly string[], choose: Choice = everything): Promise<Outcome> {
    const clock = startClock();
    const broken = await this.inventory.update(changed);
    this.pages.forgetGone();
    prepareSpecimens(this.root, this.inventory.products);
    const prepare = clock();
    // Nobody waits for the types in development: the reference follows when they are known.
    const learned = this.mode === 'build' ? this.readTypes() : undefined;
    this.background.onProducts?.(this.editorParts);
    const compiled = await this.pages.compile(choose(this.inventory.files));
    await this.announce(compiled);
    const { onBundleable } = this.background;
    const first =
      onBundleable && (await this.writer.writeForBundler(await this.linkAndCheck(broken)));
    await learned;
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
   * Compiles what is stale and checks the whole site, but writes no page: for checks of single pages, which take what
   * they need from the result.
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
    // What is told leaves this process now, or it would wait until all is checked and written.
    await setImmediate();
  }

  /** Links the pages with the reference as far as it is known, and checks the whole site. */
  private async linkAndCheck(broken: DocsProblem[]): Promise<CheckedSite> {
    const { root } = this;
    const { failures } = this.pages;
    const { files, products } = this.inventory;
    const site = await this.reference.linkPages(this.pages.summaries(), this.referenceContext);
    const around = [...broken, ...checkUnused(this.inventory, this.cache)];
    const checked = { root, products, files, failures, broken: around };
    return { site, index: await checkSite(checked, site) };
  }

  /** The pages that have no result, or one that does not hold any more. */
  listStale(): PageFile[] {
    return this.pages.listStale();
  }

  /** The pages a run would compile that were not tried since they changed. */
  listUntried(): PageFile[] {
    return this.pages.listUntried();
  }

  /** Compiles pages and writes nothing yet; the next run does. */
  async compile(files: readonly PageFile[]): Promise<void> {
    await this.pages.compile(files);
  }

  /** Notes that somebody wants to see a page, so that its demos are bundled; false when there is no such page. */
  requestPage(pathname: string): boolean {
    const { asked } = this.cache;
    asked.delete(pathname);
    if (this.reference.has(pathname)) return true;
    if (!this.inventory.files.some((file) => file.pathname === pathname)) return false;
    asked.add(pathname);
    return true;
  }

  /** Whether the page at an address, if there is one, is made once the types of the packages are known. */
  isGeneratedLater(pathname: string): boolean {
    return isGeneratedLater(pathname, this.inventory.products);
  }

  /** Whether somebody asked for a page. */
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

  /** What the live editor brings of the products, as their folders say. */
  get editorParts(): EditorParts {
    const { packages, demoThemes } = this.inventory;
    return { packages, demoThemes };
  }

  /** What a search of the site looks through, as the last run found it; undefined before the reference is known. */
  get searchSource(): SearchSource | undefined {
    const { root, cache, latest, reference } = this;
    return latest && reference.docs && searchSourceOf({ root, cache }, latest, reference.docs);
  }

  /** Writes the cache for later runs. */
  save(): void {
    this.cache.save();
  }
}

/** Gives the seconds since it was last asked. */
function startClock(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const passed = (now - last) / 1000;
    last = now;
    return passed;
  };
}
