import fs from 'node:fs';
import path from 'node:path';
import { demoThemeModule, DocsError, type DocsProblem } from '@/model';
import {
  hashCompiler,
  listComponents,
  type Fingerprints,
  findCompanions,
  findPages,
  isPost,
  mayBeCompanion,
  type Companion,
  type PageFile,
} from '@/content/pages';
import { hash } from '@/model/hash';
import { blogsAmong, loadProducts, type LoadedProduct, type LoadedProducts } from './products';

/** The content to compile, and its context: products, page files, and the compiler's own state. */
export class SiteInventory {
  private loaded: LoadedProducts = { products: [], problems: [], inputs: new Set() };
  /** The page files on disk. */
  files: readonly PageFile[] = [];
  /** Files next to pages that belong to demos. */
  companions: readonly Companion[] = [];
  /** Names of the components that pages may embed. */
  components: string[] = [];
  /** Hash of the compiler itself. */
  compiler = '';
  /** Whether the list of products cannot be read. */
  isBroken = false;

  constructor(
    private readonly root: string,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** The products, as of the last time their list could be read. */
  get products(): LoadedProducts['products'] {
    return this.loaded.products;
  }

  /** Files that define the products. */
  get knownFiles(): ReadonlySet<string> {
    const modules = this.products.flatMap(({ product }) => product.demoLicense?.module ?? []);
    return new Set([...this.loaded.inputs, ...modules]);
  }

  /** Packages of the products. */
  get packages(): string[] {
    return this.products.flatMap(({ product }) => product.packageName ?? []);
  }

  /** Modules of the products' own demo themes, by their names in the editor's frame. */
  get demoThemes(): ReadonlyMap<string, string> {
    return new Map(
      this.products.flatMap(({ folder, product: { demoTheme } }) =>
        demoTheme ? [[demoThemeModule(folder), `./${demoTheme}`] as const] : [],
      ),
    );
  }

  /** Hashes everything besides its inputs that decides the result for a page. */
  contextOf(product: LoadedProduct['product']): string {
    return hash(JSON.stringify([this.compiler, product]));
  }

  /**
   * Updates the inventory for the files in `changed`, by default for all, and returns the problems of the products.
   */
  async update(changed?: readonly string[]): Promise<DocsProblem[]> {
    const { fingerprints, root } = this;
    if (changed) fingerprints.forget(changed);
    else fingerprints.forgetAll();
    if (!changed || changed.some((file) => file.startsWith('src/'))) {
      this.components = listComponents(root);
      this.compiler = hashCompiler(root, fingerprints, this.components);
    }
    const before = blogsAmong(this.products).join();
    const problems = await this.loadChangedProducts(changed);
    const blogs = blogsAmong(this.products);
    const isOther = (file: string) => this.cameOrWent(file);
    const areOthers = !changed || blogs.join() !== before || changed.some(isOther);
    if (areOthers) this.files = findPages(root, blogs);
    const folders = this.products.map(({ folder }) => folder);
    this.files = this.files.map((file) => inProductFolder(file, folders));
    if (areOthers || changed.some((file) => this.joinedOrLeft(file))) {
      this.companions = findCompanions(root, this.files);
    }
    return problems;
  }

  /** Reads the products again if their files changed. If the list cannot be read, the last good one stays in use. */
  private async loadChangedProducts(changed?: readonly string[]): Promise<DocsProblem[]> {
    const concerned = changed?.some((file) => this.loaded.inputs.has(file)) ?? true;
    // The imports of an unreadable file are unknown: any change may fix it.
    const isWrong = this.loaded.problems.length > 0 || this.products.some(({ problem }) => problem);
    if (!concerned && !this.isBroken && !isWrong) return [];
    try {
      this.loaded = withLastGood(await loadProducts(this.root), this.products);
      for (const input of this.loaded.inputs) this.fingerprints.hashOf(input);
      this.isBroken = false;
      return this.loaded.problems;
    } catch (error) {
      this.isBroken = true;
      if (error instanceof DocsError) return [error.problem];
      throw error;
    }
  }

  /** Tells whether a file of a page's demos was added or removed. */
  private joinedOrLeft(file: string): boolean {
    if (!mayBeCompanion(file)) return false;
    const exists = fs.existsSync(path.join(this.root, file));
    return exists !== this.companions.some((known) => known.file === file);
  }

  /** Tells whether a page was added or removed, or may have another address now. */
  private cameOrWent(file: string): boolean {
    if (!file.endsWith('.md')) return false;
    const known = this.files.find((page) => page.file === file);
    if (known && isPost(known)) return true;
    return fs.existsSync(path.join(this.root, file)) !== Boolean(known);
  }
}

/** Replaces wrong facts and unreadable navigations by their last good state. */
function withLastGood(loaded: LoadedProducts, before: readonly LoadedProduct[]): LoadedProducts {
  const products = loaded.products.map((now) => {
    const last = before.find(({ folder }) => folder === now.folder);
    if (!last) return now;
    const { product, isStandIn } = now.isStandIn && !last.isStandIn ? last : now;
    const { entries, unlisted } = now.problem ? last : now;
    // The fallback is the last good state.
    return { ...now, product, isStandIn, entries, unlisted };
  });
  return { ...loaded, products };
}

/** Returns a page with the folder of its product: the longest that leads to the page, or the page's first folder. */
export function inProductFolder(file: PageFile, folders: readonly string[]): PageFile {
  const leading = folders.filter((folder) => file.pathname.startsWith(`/${folder}/`));
  const [productFolder = file.productFolder] = leading.sort((a, b) => b.length - a.length);
  return { ...file, productFolder };
}
