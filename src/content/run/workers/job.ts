import { DocsError, type DocsProblem, type Product } from '@/model';
import {
  keepPage,
  readCachedPage,
  type CachedPage,
  Fingerprints,
  type Fingerprint,
  type PageFile,
} from '@/content/pages';
import { compilePage } from '@/content/pages/compile';

/** The settings of a run, the same for all its pages. */
export interface JobSetting {
  root: string;
  components: readonly string[];
}

/** One page to compile. */
export interface PageTask {
  file: PageFile;
  product: Product;
  context: string;
  /** Key of the page's previous result by the same compiler, whose demos may be reused. */
  previousKey?: string;
}

/** The result of a task: the cache's entry for the page, or the problem that prevented it. */
export interface TaskResult {
  pathname: string;
  cached?: CachedPage;
  failure?: DocsProblem;
  fingerprints: Record<string, Fingerprint>;
}

/** Compiles pages one by one and writes their results to the cache. */
export class PageCompiler {
  private readonly fingerprints: Fingerprints;

  constructor(private readonly setting: JobSetting) {
    this.fingerprints = new Fingerprints(setting.root);
  }

  /** Compiles a page. An error of the compiler itself becomes the problem of the page. */
  async compile({ file, product, context, previousKey }: PageTask): Promise<TaskResult> {
    const { fingerprints } = this;
    const { root } = this.setting;
    const previous = previousKey ? readCachedPage(root, previousKey) : undefined;
    try {
      const request = { ...this.setting, file, product, fingerprints, previous };
      const compiled = await compilePage(request);
      const cached = keepPage(root, compiled, context);
      const entries = fingerprints.entries(Object.keys(compiled.inputs));
      return { pathname: file.pathname, cached, fingerprints: entries };
    } catch (error) {
      return { pathname: file.pathname, failure: asProblem(error, file), fingerprints: {} };
    }
  }
}

function asProblem(error: unknown, { file }: PageFile): DocsProblem {
  if (error instanceof DocsError) return error.problem;
  const { stack = String(error) } = error as Error;
  return {
    file,
    line: 1,
    column: 1,
    what: `The compiler failed on this page: ${stack}`,
    fix: 'This is an error in src/content; the first line of the stack above says where.',
  };
}
