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

/** What there is to compile, and to compile with: products, page files, and the compiler's own state. */
export class SiteInventory {
  private loaded: LoadedProducts = { products: [], problems: [], inputs: new Set() };
  /** The pages found on disk. */
  files: readonly PageFile[] = [];
  /** Files next to pages that belong to demos. */
  companions: readonly Companion[] = [];
  /** Names of the components that pages may use. */
  components: string[] = [];
  /** Hash of the compiler itself. */
  compiler = '';
  /** Whether the list of products cannot be read. */
  isBroken = false;

  constructor(
    private readonly root: string,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** The products, or those there were when their list could be read last. */
  get products(): LoadedProducts['products'] {
    return this.loaded.products;
  }

  /** Files that say what the products are. */
  get knownFiles(): ReadonlySet<string> {
    const modules = this.products.flatMap(({ product }) => product.demoLicense?.module ?? []);
    return new Set([...this.loaded.inputs, ...modules]);
  }

  /** Packages of the products, as their folders say. */
  get packages(): string[] {
    return this.products.flatMap(({ product }) => product.packageName ?? []);
  }

  /** The demos' themes that products bring, by what the editor's frame calls them. */
  get demoThemes(): ReadonlyMap<string, string> {
    return new Map(
      this.products.flatMap(({ folder, product: { demoTheme } }) =>
        demoTheme ? [[demoThemeModule(folder), `./${demoTheme}`] as const] : [],
      ),
    );
  }

  /** Everything besides its inputs that decides what a page compiles to. */
  contextOf(product: LoadedProduct['product']): string {
    return hash(JSON.stringify([this.compiler, product]));
  }

  /** Looks again, where files may have changed, and returns what is wrong with the products; without `changed`, all may have. */
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

  /** A list of products that cannot be read stops nothing here: the last good one stays in use. */
  private async loadChangedProducts(changed?: readonly string[]): Promise<DocsProblem[]> {
    const concerned = changed?.some((file) => this.loaded.inputs.has(file)) ?? true;
    // What a file imports that cannot be read, nobody knows: any change may fix it.
    const isWrong = this.loaded.problems.length > 0 || this.products.some(({ problem }) => problem);
    if (!concerned && !this.isBroken && !isWrong) return [];
    try {
      this.loaded = withLastGood(await loadProducts(this.root), this.products);
      for (const input of this.loaded.inputs) this.fingerprints.of(input);
      this.isBroken = false;
      return this.loaded.problems;
    } catch (error) {
      this.isBroken = true;
      if (error instanceof DocsError) return [error.problem];
      throw error;
    }
  }

  /** Whether a file came to the demos of a page, or went. */
  private joinedOrLeft(file: string): boolean {
    if (!mayBeCompanion(file)) return false;
    const exists = fs.existsSync(path.join(this.root, file));
    return exists !== this.companions.some((known) => known.file === file);
  }

  /** Whether a file is a new page, or was one, or may have another address now. */
  private cameOrWent(file: string): boolean {
    if (!file.endsWith('.md')) return false;
    const known = this.files.find((page) => page.file === file);
    if (known && isPost(known)) return true;
    return fs.existsSync(path.join(this.root, file)) !== Boolean(known);
  }
}

/** Facts that are wrong, and a navigation that cannot be read, stay as they were when they were right. */
function withLastGood(loaded: LoadedProducts, before: readonly LoadedProduct[]): LoadedProducts {
  const products = loaded.products.map((now) => {
    const last = before.find(({ folder }) => folder === now.folder);
    if (!last) return now;
    const { product, isStandIn } = now.isStandIn && !last.isStandIn ? last : now;
    const { entries, unlisted } = now.problem ? last : now;
    // What stands for it now is what was right.
    return { ...now, product, isStandIn, entries, unlisted };
  });
  return { ...loaded, products };
}

/** A page with the folder of its product: the longest of the products' folders that leads to it, or the first. */
export function inProductFolder(file: PageFile, folders: readonly string[]): PageFile {
  const leading = folders.filter((folder) => file.pathname.startsWith(`/${folder}/`));
  const [productFolder = file.productFolder] = leading.sort((a, b) => b.length - a.length);
  return { ...file, productFolder };
}
