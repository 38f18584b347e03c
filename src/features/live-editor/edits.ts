import type { DemoVariant, SourceFile } from '@/model';
import type { EditedFile } from './protocol';

/** What the reader, or the author of a link, changed: by variant, then by file. */
export type Edits = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Name of a variant among the edits. */
export function variantKey({ language, styling }: DemoVariant): string {
  return `${styling}/${language}`;
}

/** The files of a variant as they are now. */
export function editedFiles(edits: Edits, variant: DemoVariant): EditedFile[] {
  const own = edits[variantKey(variant)] ?? {};
  return variant.files.map(({ name, code }) => ({ name, code: own[name] ?? code }));
}

/** The edits after one more change. A file that is as its author wrote it counts as not edited. */
export function changeFile(edits: Edits, variant: DemoVariant, changed: EditedFile): Edits {
  const key = variantKey(variant);
  const { name, code } = changed;
  const others = Object.entries(edits[key] ?? {}).filter(([other]) => other !== name);
  const isOriginal = originalOf(variant.files, name)?.code === code;
  return { ...edits, [key]: Object.fromEntries(isOriginal ? others : [...others, [name, code]]) };
}

/** The edits a link brought: of what it holds, the files this variant has. */
export function editsOfLink(variant: DemoVariant, files: readonly EditedFile[]): Edits {
  return files
    .filter(({ name }) => originalOf(variant.files, name))
    .reduce<Edits>((edits, file) => changeFile(edits, variant, file), {});
}

/** Whether a variant has edits. */
export function isEdited(edits: Edits, variant: DemoVariant): boolean {
  return Object.keys(edits[variantKey(variant)] ?? {}).length > 0;
}

/** The files of a variant that are edited. */
export function onlyEdited(edits: Edits, variant: DemoVariant): EditedFile[] {
  const own = edits[variantKey(variant)] ?? {};
  return editedFiles(edits, variant).filter(({ name }) => own[name] !== undefined);
}

/** What tells a variant from the others of its demo. */
export type VariantName = Pick<DemoVariant, 'language' | 'styling'>;

/** A variant with edits, other than the one that shows. */
export function editedElsewhere(edits: Edits, variant: DemoVariant): VariantName | undefined {
  const here = variantKey(variant);
  const key = Object.keys(edits).find(
    (one) => one !== here && Object.keys(edits[one] ?? {}).length > 0,
  );
  if (key === undefined) return undefined;
  const [styling, language] = key.split('/');
  return { styling, language } as VariantName;
}

function originalOf(files: readonly SourceFile[], name: string): SourceFile | undefined {
  return files.find((file) => file.name === name);
}
