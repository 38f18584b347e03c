import ts from '../typescript.js';
import { calleeName, isPropsHook, nameText, propertyOf, themeHooks } from './callees';
import { classList, classMakers, writtenClasses } from './classConstants';
import { ModuleConstants } from './moduleConstants';
import { propTypesIn } from './propTypesIn';
import { readComponentRoots } from './readComponentRoots';
import { renderedClasses } from './renderedClasses';
import type { Script } from './script';
import { assigned, ownerOf, takesProps } from './syntax';

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
  private readonly constants: ModuleConstants;

  constructor(private readonly source: ts.SourceFile) {
    this.constants = new ModuleConstants(source);
    this.visit(source, '');
    const { imports } = this.script;
    const read = readComponentRoots(source, { constants: this.constants.values, imports });
    this.script.roots = read.roots;
    this.script.slotElements = read.slotElements;
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
    const list = classList(value, this.constants);
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
      name: this.constants.textOf(propertyOf(options, 'name')),
      slot: this.constants.textOf(propertyOf(options, 'slot')),
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
      const prop = nameText(propertyName ?? name);
      const value = initializer && this.constants.print(initializer);
      if (prop && value && !known.has(prop)) known.set(prop, value);
    }
    this.script.defaults.set(owner, known);
  }

  private readCall(call: ts.CallExpression, owner: string): void {
    const name = calleeName(call) ?? '';
    const [first, second] = call.arguments;
    const named = themeHooks.has(name) ? propertyOf(first, 'name') : second;
    const themeName =
      isPropsHook(name) || themeHooks.has(name) ? this.constants.textOf(named) : undefined;
    if (themeName && /^[A-Z]/.test(themeName)) this.script.themeNames.set(owner, themeName);
    const prefix = classMakers.has(name) ? this.constants.textOf(first) : undefined;
    if (prefix) this.script.classPrefixes.set(owner, prefix);
  }

  private readPropTypes(node: ts.BinaryExpression): void {
    const found = propTypesIn(node, this.source);
    if (found) this.script.propTypes.set(found.component, found.keys);
  }

  private readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    if (!ts.isStringLiteral(moduleSpecifier)) return;
    const { name, namedBindings } = importClause ?? {};
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    for (const local of [name, ...named.map((element) => element.name)]) {
      if (local) this.script.imports.set(local.text, moduleSpecifier.text);
    }
  }

  private printElement(element: ts.Expression): string {
    if (ts.isStringLiteralLike(element)) return `'${element.text}'`;
    return ts.isIdentifier(element) ? element.text : element.getText(this.source);
  }
}
