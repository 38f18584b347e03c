import type { DocsProblem, Page } from '@/model';

/** A page, and the folder of its product in `docs-data/`. */
interface Place {
  page: Pick<Page, 'pathname' | 'source'>;
  folder: string;
}

const navigationFile = /^docs-data\/(.+)\/pages\.ts$/;

/** Whether a page shows a problem: one of its own, of its product's navigation, or of the whole site. */
export function belongsToPage(problem: DocsProblem, { page, folder }: Place): boolean {
  if (problem.pathname) return problem.pathname === page.pathname;
  if (problem.file.endsWith('.md')) return problem.file === page.source;
  const [, product] = navigationFile.exec(problem.file) ?? [];
  return product === undefined || product === folder;
}
