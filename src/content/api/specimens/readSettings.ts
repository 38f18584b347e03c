import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { DocsError } from '@/model';

const names = z.array(z.string()).default([]);

/**
 * Controls without an effect that tests can see, as `prop` or `Component.prop`, grouped by what would make it visible.
 */
const unseen = z
  .object({
    /** Use: hovering, pressing, typing or moving the focus. */
    whenUsed: names,
    /** Time: they set a delay or a duration. */
    inTime: names,
    /** Closing, opening or mounting again. */
    whenOpened: names,
    /** Sizes: in a test nothing has one. */
    withSizes: names,
    /** Another prop, child or state than the specimen has. */
    withOthers: names,
    /** Other rows, dates or series than the specimen has. */
    withOtherData: names,
  })
  .strict();

const settings = z
  .object({
    around: z
      .record(
        z.string(),
        z.object({ imports: z.array(z.string()), tag: z.string(), props: z.string() }).strict(),
      )
      .default({}),
    without: z.record(z.string(), z.string().min(1)).default({}),
    withoutControls: z.record(z.string(), z.string().min(1)).default({}),
    rejects: z.record(z.string(), z.string().min(1)).default({}),
    unseen: unseen.default(unseen.parse({})),
  })
  .strict();

/**
 * A product's settings for specimens: providers by package; reasons by component that has no specimen or whose
 * playground doesn't react; reasons by prop with values that components reject; and the controls without a visible
 * effect.
 */
export type SpecimenSettings = z.infer<typeof settings>;

/** Folder of the specimens that a product's authors write. */
export const specimenFolder = (folder: string) => `docs-data/${folder}/specimens`;

/**
 * Reads `docs-data/<product>/specimens/settings.json`.
 * @throws DocsError if it does not match the schema.
 */
export function readSettings(root: string, folder: string): SpecimenSettings {
  const file = `${specimenFolder(folder)}/settings.json`;
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) return settings.parse({});
  try {
    return settings.parse(JSON.parse(fs.readFileSync(absolute, 'utf8')));
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
