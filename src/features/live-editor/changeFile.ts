import type { DemoVariant, SourceFile } from '@/model';
import { variantKey, type Edits } from './edits';
import type { EditedFile } from './protocol';

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

function originalOf(files: readonly SourceFile[], name: string): SourceFile | undefined {
  return files.find((file) => file.name === name);
}
