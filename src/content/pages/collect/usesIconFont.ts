import type { DemoSource } from '@/model';
import { escapePattern } from '@/model/escape';

/** Classes that the icon font's own style sheet defines, such as `material-icons-two-tone`. */
const fontClass = /\bmaterial-(?:icons|symbols)(?:-\w+)*\b/;

/**
 * Tells whether a demo uses the icon font: through its classes, or through one of these components.
 * @param components Modules whose default export uses the font, `library/Icon`.
 */
export function usesIconFont({ variants }: DemoSource, components: readonly string[]): boolean {
  const imports = components.map(importOf);
  return variants.some(({ files }) =>
    files.some(({ code }) => fontClass.test(code) || imports.some((one) => one.test(code))),
  );
}

/** Returns a pattern for an import of the module's default export, or of the same name from the package. */
function importOf(module: string): RegExp {
  const [name = ''] = module.split('/').slice(-1);
  const root = escapePattern(module.slice(0, -name.length - 1));
  const named = String.raw`\{[^}]*\b${name}\b(?!\s*:)[^}]*\}\s*from\s*['"]${root}['"]`;
  return new RegExp(
    String.raw`\bimport\s[^;]*(?:from\s*['"]${escapePattern(module)}['"]|${named})`,
  );
}
