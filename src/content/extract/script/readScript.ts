import ts from 'typescript';
import { calleeName, nameText, propertyOf } from './callees';

/** An element with a place in the theme: `styled('button', { name: 'MuiButton', slot: 'Root' })`. */
export interface StyledElement {
  /** Name of the variable, `ButtonRoot`. */
  variable: string;
  /** Element or component, `'button'` or `Paper`. */
  element: string;
  name?: string;
  slot?: string;
}

/** What the code of a module says that its types do not. */
export interface Script {
  /** Defaults of destructured props by the function they are in, then by prop: TypeScript source. */
  defaults: Map<string, Map<string, string>>;
  styled: StyledElement[];
  /** Names of `useDefaultProps` and `useThemeProps` by the function they are called in. */
  themeNames: Map<string, string>;
  /** Keys of `X.propTypes` by component, without those marked `@ignore`. */
  propTypes: Map<string, string[]>;
  /** Prefix of `generateUtilityClass`, by the name of the function or constant made with it. */
  classPrefixes: Map<string, string>;
  /** Name of the function that makes the value of a top-level variable: `createSvgIcon`. */
  madeBy: Map<string, string>;
}

const themeHooks = new Set(['useDefaultProps', 'useThemeProps', 'useGridRootProps']);
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
    madeBy: new Map(),
  };

  /** Values of constants at the top level. */
  private readonly constants = new Map<string, ts.Expression>();

  constructor(private readonly source: ts.SourceFile) {
    for (const { name, initializer } of source.statements.flatMap(declarationsOf)) {
      if (ts.isIdentifier(name) && initializer) this.constants.set(name.text, initializer);
    }
    this.visit(source, '');
  }

  private visit(node: ts.Node, owner: string): void {
    const inside = ownerOf(node) ?? owner;
    if (ts.isObjectBindingPattern(node)) this.readDefaults(node, inside);
    if (ts.isVariableDeclaration(node)) this.readVariable(node);
    if (ts.isCallExpression(node)) this.readCall(node, inside);
    if (ts.isBinaryExpression(node)) this.readPropTypes(node);
    ts.forEachChild(node, (child) => this.visit(child, inside));
  }

  private readVariable({ name, initializer, parent }: ts.VariableDeclaration): void {
    if (!initializer || !ts.isIdentifier(name) || !ts.isCallExpression(initializer)) return;
    const { expression } = initializer;
    const maker = ts.isCallExpression(expression) ? expression : initializer;
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

  private readDefaults(pattern: ts.ObjectBindingPattern, owner: string): void {
    if (!takesProps(pattern)) return;
    const known = this.script.defaults.get(owner) ?? new Map<string, string>();
    for (const { propertyName, name, initializer } of pattern.elements) {
      const prop = nameText(propertyName ?? (name as ts.BindingName));
      if (prop && initializer && !known.has(prop)) known.set(prop, this.printValue(initializer));
    }
    this.script.defaults.set(owner, known);
  }

  private readCall(call: ts.CallExpression, owner: string): void {
    const name = calleeName(call) ?? '';
    const [first] = call.arguments;
    if (themeHooks.has(name)) {
      const themeName = this.textOf(propertyOf(first, 'name'));
      if (themeName) this.script.themeNames.set(owner, themeName);
    }
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

  private textOf(value: ts.Expression | undefined): string | undefined {
    if (value && ts.isStringLiteralLike(value)) return value.text;
    const constant = value && ts.isIdentifier(value) ? this.constants.get(value.text) : undefined;
    return constant ? this.textOf(constant) : undefined;
  }

  /** A default as the reader would write it: constants of primitive value are replaced by it. */
  private printValue(value: ts.Expression): string {
    const constant = ts.isIdentifier(value) ? this.constants.get(value.text) : undefined;
    return (constant && isPrimitive(constant) ? constant : value).getText(this.source);
  }

  private printElement(element: ts.Expression): string {
    if (ts.isStringLiteralLike(element)) return `'${element.text}'`;
    return ts.isIdentifier(element) ? element.text : element.getText(this.source);
  }
}

function declarationsOf(statement: ts.Statement): readonly ts.VariableDeclaration[] {
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
}

/** Function or variable at the top level that code belongs to. */
function ownerOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) && ts.isSourceFile(node.parent)) return node.name?.text;
  const isTopLevel = ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent);
  return isTopLevel ? nameText(node.name) : undefined;
}

/** Whether what is taken apart are props: a parameter, or a variable whose name says so. */
function takesProps({ parent }: ts.ObjectBindingPattern): boolean {
  if (ts.isParameter(parent)) return parent.parent.parameters[0] === parent;
  const from = ts.isVariableDeclaration(parent) ? parent.initializer : undefined;
  if (!from) return false;
  if (ts.isCallExpression(from)) return themeHooks.has(calleeName(from) ?? '');
  return ts.isIdentifier(from) && /^(\w*props|parameters|params)$/i.test(from.text);
}

function isPrimitive(value: ts.Expression): boolean {
  const words = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword];
  return ts.isLiteralExpression(value) || words.includes(value.kind);
}

/** The object of `X.propTypes = {…}`, also behind `process.env.NODE_ENV !== 'production' ? {…} : void 0`. */
function objectIn(value: ts.Expression): ts.ObjectLiteralExpression | undefined {
  let inner = value;
  while (ts.isParenthesizedExpression(inner)) inner = inner.expression;
  if (ts.isConditionalExpression(inner)) return objectIn(inner.whenTrue);
  return ts.isObjectLiteralExpression(inner) ? inner : undefined;
}
