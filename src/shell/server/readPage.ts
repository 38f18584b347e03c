import { requestFromCompiler } from './requestFromCompiler';
import type { Page } from '@/model';
import { readJson } from './readJson';

/** Reads the page at a path; undefined if there is none. In development, it is compiled first. */
export async function readPage(pathname: string): Promise<Page | undefined> {
  if (process.env.NODE_ENV === 'development' && !(await requestFromCompiler(pathname)))
    return undefined;
  return readWrittenPage(pathname);
}

/** Reads the page at a path as the last compilation wrote it, even if its source has changed since. */
export async function readWrittenPage(pathname: string): Promise<Page | undefined> {
  try {
    return await readJson<Page>(`pages/${pathname.replace(/^\/|\/$/g, '')}.json`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
