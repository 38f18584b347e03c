import fs from 'node:fs';
import path from 'node:path';

import { DocsError } from '@/model';
import { specimenSettings, type SpecimenSettings } from './specimenSettings';

/** Folder of the specimens that a product's authors write. */
export const specimenFolder = (folder: string) => `docs-data/${folder}/specimens`;

/**
 * Reads `docs-data/<product>/specimens/settings.json`.
 * @throws DocsError if it does not match the schema.
 */
export function readSettings(root: string, folder: string): SpecimenSettings {
  const file = `${specimenFolder(folder)}/settings.json`;
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) return specimenSettings.parse({});
  try {
    return specimenSettings.parse(JSON.parse(fs.readFileSync(absolute, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const fix =
      'Write `{ "around": { "<package>": { imports, tag, props } }, "without": { "<Component>": "<reason>" } }`; `withoutControls` and `rejects` are written as `without` is.';
    throw new DocsError(`The settings of the specimens cannot be read: ${reason}`, {
      file,
      line: 1,
      fix,
    });
  }
}

/** Returns the controls without an effect that tests can see, with the group that lists them. */
export function listUnseen(settings: SpecimenSettings): Map<string, string> {
  const groups = Object.entries(settings.unseen);
  return new Map(groups.flatMap(([group, entries]) => entries.map((entry) => [entry, group])));
}
