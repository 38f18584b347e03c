import type { DemoVariant, SourceFile } from '@/model';
import type { EditedFile } from './protocol';

/** Edited code, by the reader or from a link: by variant, then by file. */
export type Edits = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the key of a variant. */
export function variantKey({ language, styling }: DemoVariant): string {
  return `${styling}/${language}`;
}

/** Returns the files of a variant with the edits applied. */
export function editedFiles(edits: Edits, variant: DemoVariant): EditedFile[] {
  const own = edits[variantKey(variant)] ?? {};
  return variant.files.map(({ name, code }) => ({ name, code: own[name] ?? code }));
}

/** Returns the edits after another change. A file that equals the original counts as not edited. */
export function changeFile(edits: Edits, variant: DemoVariant, changed: EditedFile): Edits {
  const key = variantKey(variant);
  const { name, code } = changed;
  const others = Object.entries(edits[key] ?? {}).filter(([other]) => other !== name);
  const isOriginal = originalOf(variant.files, name)?.code === code;
  return { ...edits, [key]: Object.fromEntries(isOriginal ? others : [...others, [name, code]]) };
}

/** Returns the edits of a link, without files that this variant does not have. */
export function editsOfLink(variant: DemoVariant, files: readonly EditedFile[]): Edits {
  return files
    .filter(({ name }) => originalOf(variant.files, name))
    .reduce<Edits>((edits, file) => changeFile(edits, variant, file), {});
}

/** Whether a variant has edits. */
export function isEdited(edits: Edits, variant: DemoVariant): boolean {
  return Object.keys(edits[variantKey(variant)] ?? {}).length > 0;
}

/** Returns the edited files of a variant. */
export function onlyEdited(edits: Edits, variant: DemoVariant): EditedFile[] {
  const own = edits[variantKey(variant)] ?? {};
  return editedFiles(edits, variant).filter(({ name }) => own[name] !== undefined);
}

/** What identifies a variant of a demo. */
export type VariantName = Pick<DemoVariant, 'language' | 'styling'>;

/** Returns an edited variant other than the shown one, if there is one. */
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
