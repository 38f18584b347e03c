import { strToU8, zipSync } from 'fflate';
import type { Project } from './project';

/** A project as a zip archive, in a folder of the given name. */
export function zipProject(project: Project, folder: string): Uint8Array<ArrayBuffer> {
  const files = Object.entries(project).map(([path, code]) => [path, strToU8(code)] as const);
  return zipSync({ [folder]: Object.fromEntries(files) });
}
