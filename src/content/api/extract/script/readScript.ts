import ts from '../typescript.js';
import { calleeName, isPropsHook, nameText, propertyOf, themeHooks } from './callees';
import { componentFunctions } from './componentFunctions';
import { elementIn } from './elementIn';
import { renderedClasses } from './renderedClasses';
import { readRoots } from './readRoots';
import { readSlotElements } from './readSlotElements';
import { Scope } from './scope';
import type { ClassList, Script } from './script';
import { assigned, declarationsOf, isPrimitive, objectIn, ownerOf, takesProps } from './syntax';

const classMakers = new Set([
  'generateUtilityClass',
  'generateUtilityClasses',
  'unstable_generateUtilityClass',
  'unstable_generateUtilityClasses',
]);

/** Reads a module's JavaScript: default props, styled elements, theme names, prop types and class prefixes. */
export function readScript(source: ts.SourceFile): Script {
  return new ScriptCollector(source).script;
}

class ScriptCollector {
  readonly script: Script = {
    defaults: new Map(),
    styled: [],
    themeNames: new Map(),
    propTypes: new Map(),
    classPrefixes: new Map(),
    classLists: new Map(),
    writtenClasses: new Map(),
    rendered: [],
    imports: new Map(),
    madeBy: new Map(),
    roots: new Map(),
    slotElements: new Map(),
  };

  /** Values of the constants at the top level. */
  private readonly constants = new Map<string, ts.Expression>();

  constructor(private readonly source: ts.SourceFile) {
    for (const { name, initializer } of source.statements.flatMap(declarationsOf)) {
      if (ts.isIdentifier(name) && initializer)
        this.constants.set(name.text, assigned(initializer));
    }
    this.visit(source, '');
    this.readComponents();
  }

  private readComponents(): void {
    const components = componentFunctions(this.source);
    const functions = this.source.statements.filter(ts.isFunctionDeclaration);
    const declared = new Set(functions.map(({ name }) => name?.text));
    const isDeclared = (name: string) => this.script.imports.has(name) || declared.has(name);
    for (const [name, value] of components) {
      if ('alias' in value) {
        const passed = new Map<string, string>();
        const root = { element: value.alias, hasRef: true, takesRest: true, passed };
        this.script.roots.set(name, [root]);
        continue;
      }
      const scope = new Scope(value.made, { constants: this.constants, isDeclared });
      this.script.roots.set(name, readRoots(value.made, scope));
      this.script.slotElements.set(name, readSlotElements(value.made, scope));
    }
  }

  private visit(node: ts.Node, owner: string): void {
    const inside = ownerOf(node) ?? owner;
    if (ts.isObjectBindingPattern(node)) this.readDefaults(node, inside);
    if (ts.isVariableDeclaration(node)) this.readVariable(node);
    if (ts.isVariableDeclaration(node) && inside === 'useUtilityClasses') this.readSlots(node);
    if (ts.isCallExpression(node)) this.readCall(node, inside);
    if (ts.isBinaryExpression(node)) this.readPropTypes(node);
    if (ts.isImportDeclaration(node)) this.readImport(node);
    ts.forEachChild(node, (child) => this.visit(child, inside));
  }

  private readVariable({ name, initializer, parent }: ts.VariableDeclaration): void {
    const value = initializer && assigned(initializer);
    if (!value || !ts.isIdentifier(name)) return;
    const list = this.classList(value);
    if (list.prefix || list.spreads.length > 0) this.script.classLists.set(name.text, list);
    const written = name.text.endsWith('Classes') ? writtenClasses(value) : undefined;
    if (written?.size) this.script.writtenClasses.set(name.text, written);
    if (!ts.isCallExpression(value)) return;
    const maker = ts.isCallExpression(value.expression) ? value.expression : value;
    const made = calleeName(maker);
    if (made && ts.isSourceFile(parent.parent.parent)) this.script.madeBy.set(name.text, made);
    if (made !== 'styled') return;
    const [element, options] = maker.arguments;
    this.script.styled.push({
      variable: name.text,
      element: element ? this.printElement(element) : '',
      name: this.textOf(propertyOf(options, 'name')),
      slot: this.textOf(propertyOf(options, 'slot')),
    });
  }

  private readSlots({ name, initializer }: ts.VariableDeclaration): void {
    const isSlots = ts.isIdentifier(name) && name.text === 'slots';
    if (!isSlots || !initializer || !ts.isObjectLiteralExpression(initializer)) return;
    const { text } = this.source;
    const isUsed = (slot: string) => new RegExp(`\\bclasses\\.${slot}\\b`).test(text);
    this.script.rendered.push(...renderedClasses(initializer, isUsed));
  }

  private readDefaults(pattern: ts.ObjectBindingPattern, owner: string): void {
    if (!takesProps(pattern)) return;
    const known = this.script.defaults.get(owner) ?? new Map<string, string>();
    for (const { propertyName, name, initializer } of pattern.elements) {
      const prop = nameText(propertyName ?? (name as ts.BindingName));
      const value = initializer && this.printValue(initializer);
      if (prop && value && !known.has(prop)) known.set(prop, value);
    }
    this.script.defaults.set(owner, known);
  }

  private readCall(call: ts.CallExpression, owner: string): void {
    const name = calleeName(call) ?? '';
    const [first, second] = call.arguments;
    const named = themeHooks.has(name) ? propertyOf(first, 'name') : second;
    const themeName = isPropsHook(name) || themeHooks.has(name) ? this.textOf(named) : undefined;
    if (themeName && /^[A-Z]/.test(themeName)) this.script.themeNames.set(owner, themeName);
    const prefix = classMakers.has(name) ? this.textOf(first) : undefined;
    if (prefix) this.script.classPrefixes.set(owner, prefix);
  }

  private readPropTypes({ left, right, operatorToken }: ts.BinaryExpression): void {
    const isAssigned = operatorToken.kind === ts.SyntaxKind.EqualsToken;
    if (!isAssigned || !ts.isPropertyAccessExpression(left) || left.name.text !== 'propTypes')
      return;
    const object = objectIn(right);
    if (!object || !ts.isIdentifier(left.expression)) return;
    const keys = object.properties.map((property) => {
      const isHidden = /@ignore/.test(property.getFullText(this.source).split('*/')[0] ?? '');
      return property.name && !isHidden ? nameText(property.name) : undefined;
    });
    this.script.propTypes.set(
      left.expression.text,
      keys.filter((key) => key !== undefined),
    );
  }

  private classList(value: ts.Expression): ClassList {
    const parts = ts.isObjectLiteralExpression(value)
      ? value.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression)
      : [value];
    const call = parts.find(
      (part): part is ts.CallExpression =>
        ts.isCallExpression(part) && classMakers.has(calleeName(part) ?? ''),
    );
    const [prefix, keys] = call?.arguments ?? [];
    const listed = keys && ts.isArrayLiteralExpression(keys) ? keys.elements : [];
    return {
      prefix: this.textOf(prefix),
      keys: listed.flatMap((key) => (ts.isStringLiteralLike(key) ? [key.text] : [])),
      spreads: ts.isObjectLiteralExpression(value)
        ? parts.filter(ts.isIdentifier).map(({ text }) => text)
        : [],
    };
  }

  private readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    if (!ts.isStringLiteral(moduleSpecifier)) return;
    const { name, namedBindings } = importClause ?? {};
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    for (const local of [name, ...named.map((element) => element.name)]) {
      if (local) this.script.imports.set(local.text, moduleSpecifier.text);
    }
  }

  private textOf(value: ts.Expression | undefined): string | undefined {
    if (value && ts.isStringLiteralLike(value)) return value.text;
    const constant = value && ts.isIdentifier(value) ? this.constants.get(value.text) : undefined;
    return constant ? this.textOf(constant) : undefined;
  }

  /** Prints a default value as an author would write it: constants with a primitive value are replaced by it. */
  private printValue(value: ts.Expression): string {
    const element = elementIn(value);
    if (element) return element;
    const constant = ts.isIdentifier(value) ? this.constants.get(value.text) : undefined;
    return (constant && isPrimitive(constant) ? constant : value).getText(this.source);
  }

  private printElement(element: ts.Expression): string {
    if (ts.isStringLiteralLike(element)) return `'${element.text}'`;
    return ts.isIdentifier(element) ? element.text : element.getText(this.source);
  }
}

/** Returns the class names that an object spells out, by rule; for `_extends({}, …)`, those of all its objects. */
function writtenClasses(value: ts.Expression): ReadonlyMap<string, string> {
  const objects = ts.isCallExpression(value) ? [...value.arguments] : [value];
  return new Map(
    objects
      .filter(ts.isObjectLiteralExpression)
      .flatMap(({ properties }) => [...properties])
      .filter(ts.isPropertyAssignment)
      .flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && ts.isStringLiteralLike(initializer)
          ? [[name.text, initializer.text] as const]
          : [],
      ),
  );
}
