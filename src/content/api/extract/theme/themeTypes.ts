import type { ComponentApi, ProjectTheme, ThemeOptions } from '@/model';
import type { Source } from '../exports';
import { resolveTypes, type Reader } from '../program';
import ts from '../typescript.js';

/** The fields of a component's reference that decide what to ask the theme's types for. */
type ThemedComponent = Pick<ComponentApi, 'themeName' | 'props' | 'slots' | 'classes'>;

/** Lists the type files of a source's theme, and of the module that adds the source's components to it. */
export function themeFilesOf(root: string, { product, source }: Source): string[] {
  const modules = [product.projectTheme?.module, source.themeAugmentation];
  return modules.flatMap((module) => (module && resolveTypes(root, module)) ?? []);
}

/** Reads from the types of products' themes what they accept for a component. */
export class ThemeTypes {
  private readonly checker: ts.TypeChecker;
  /** Types of `components` in the options of themes, by module and function. */
  private readonly components = new Map<string, ts.Type | undefined>();

  constructor(
    private readonly root: string,
    private readonly reader: Reader,
  ) {
    this.checker = reader.checker;
  }

  /** Returns what the product's theme accepts for a component; undefined if the theme has no key for it. */
  read({ product, source }: Source, component: ThemedComponent): ThemeOptions | undefined {
    const { themeName, props, slots, classes } = component;
    if (!themeName || !product.projectTheme) return undefined;
    const options = this.member(this.componentsOf(product.projectTheme), themeName);
    if (!options) return undefined;
    const keys = new Set([...slots.map(({ name }) => name), ...classes.map(({ key }) => key)]);
    const pick = (option: string, names: readonly string[]) => {
      const type = this.member(options, option);
      return names.filter((name) => this.member(type, name));
    };
    return {
      ...(source.themeAugmentation && { augmentation: source.themeAugmentation }),
      props: pick(
        'defaultProps',
        props.map(({ name }) => name),
      ),
      styles: pick('styleOverrides', [...keys]),
    };
  }

  private componentsOf({ module, create }: ProjectTheme): ts.Type | undefined {
    const key = `${module} ${create}`;
    if (!this.components.has(key)) this.components.set(key, this.findComponents(module, create));
    return this.components.get(key);
  }

  private findComponents(module: string, create: string): ts.Type | undefined {
    const types = resolveTypes(this.root, module);
    const symbol = types && this.reader.exportsOf({ types }).get(create);
    const found = symbol
      ? this.checker
          .getTypeOfSymbol(symbol)
          .getCallSignatures()
          .flatMap((signature) => {
            const [options] = signature.getParameters();
            return (options && this.member(this.typeOf(options), 'components')) ?? [];
          })
      : [];
    if (!found[0]) this.reader.report(`${module}: ${create} takes no components`);
    return found[0];
  }

  /** Returns the type of a property, which may be declared by name or by an index signature. */
  private member(type: ts.Type | undefined, name: string): ts.Type | undefined {
    if (!type) return undefined;
    if ((type.flags & ts.TypeFlags.Any) !== 0) return type;
    const property = this.checker.getPropertyOfType(type, name);
    if (property) return this.typeOf(property);
    return type.getStringIndexType();
  }

  private typeOf(symbol: ts.Symbol): ts.Type {
    return this.checker.getNonNullableType(this.checker.getTypeOfSymbol(symbol));
  }
}
