import type { SyntaxNode } from '@lezer/common';
import { parseModule, positionAt } from '@/content/pages/collect';
import type { Position } from '@/content/pages';
import type { NavPath, NavSpot, NavProblem } from './navProblem';
import type { DocsProblem } from '@/model';

/** Returns problems with their lines and columns in a `pages.ts`, which is parsed to find them. */
export function placeProblems(
  problems: readonly NavProblem[],
  file: string,
  code: string,
): DocsProblem[] {
  const source = new NavSource(code);
  return problems.map(({ spot, before, what, fix }) => {
    const end = before ? ` on line ${source.placeOf(before).line}.` : '';
    return { file, ...source.placeOf(spot), what: what + end, fix };
  });
}

/** The source of a `pages.ts`, to find the positions of entries. */
class NavSource {
  private readonly top: SyntaxNode;

  constructor(private readonly code: string) {
    this.top = parseModule('pages.ts', code).tree.topNode;
  }

  /**
   * Returns the position of a part of the file's exports; if it is not written in this file, that of the nearest part
   * that contains it.
   */
  placeOf({ name, path, key }: NavSpot): Position {
    const exported = this.exported(name);
    const found = exported && this.follow(exported, path);
    const named = key === undefined || !found ? undefined : this.property(found, key);
    return positionAt(this.code, (named ?? found ?? this.top.firstChild)?.from ?? 0);
  }

  private exported(name?: string): SyntaxNode | undefined {
    if (name) return this.declared(name);
    const isDefault = (node: SyntaxNode) => node.getChild('default') !== null;
    const statement = this.top.getChildren('ExportDeclaration').find(isDefault);
    return statement && written(statement).findLast(({ name: it }) => it !== ';');
  }

  /** Returns the node at the end of a path, or the last one on the way that is in this file. */
  private follow(start: SyntaxNode, path: NavPath): SyntaxNode {
    let found = start;
    for (const step of path) {
      const next =
        typeof step === 'number' ? this.element(found, step) : this.value(found, String(step));
      if (!next) break;
      found = next;
    }
    return found;
  }

  private element(list: SyntaxNode, index: number): SyntaxNode | undefined {
    const elements = this.elements(list);
    const element = elements[index];
    // After elements of unknown number, no index can be resolved.
    return elements.slice(0, index + 1).includes(undefined) ? undefined : element;
  }

  /** Returns the elements of a list, with those of spread lists; undefined for a spread of unknown length. */
  private elements(list: SyntaxNode): (SyntaxNode | undefined)[] {
    const array = this.meant(list);
    if (array?.name !== 'ArrayExpression') return [undefined];
    const pieces = written(array);
    return pieces.flatMap((node, at) => {
      if (node.name === 'Spread' || /^[[\]]$/.test(node.name)) return [];
      if (node.name === ',') return /^[[,]$/.test(pieces[at - 1]?.name ?? '') ? [undefined] : [];
      return pieces[at - 1]?.name === 'Spread' ? this.elements(node) : [node];
    });
  }

  private value(entry: SyntaxNode, key: string): SyntaxNode | undefined {
    const name = this.property(entry, key);
    const property = name?.parent;
    return property ? (written(property).at(-1) ?? undefined) : undefined;
  }

  /** Returns the name of a key in an entry. */
  private property(entry: SyntaxNode, key: string): SyntaxNode | undefined {
    const object = this.meant(entry);
    if (object?.name !== 'ObjectExpression') return undefined;
    const properties = object.getChildren('Property').flatMap((it) => it.firstChild ?? []);
    return properties.findLast(
      (name) => this.textOf(name).replace(/^(['"])([^]*)\1$/, '$2') === key,
    );
  }

  /** Resolves an expression: without its type assertion, and to the initializer if it is a variable. */
  private meant(node: SyntaxNode, depth = 0): SyntaxNode | undefined {
    if (node.name === 'BinaryExpression' || node.name === 'ParenthesizedExpression') {
      const inside = written(node).find(({ name }) => name !== '(');
      return inside && this.meant(inside, depth + 1);
    }
    if (!['VariableName', 'PropertyDefinition'].includes(node.name)) return node;
    const declared = depth < 10 ? this.declared(this.textOf(node)) : undefined;
    return declared && this.meant(declared, depth + 1);
  }

  /** Returns the initializer of a variable in the file. */
  private declared(name: string): SyntaxNode | undefined {
    const statements = [this.top, ...this.top.getChildren('ExportDeclaration')].flatMap((node) =>
      node.getChildren('VariableDeclaration'),
    );
    for (const statement of statements) {
      const pieces = written(statement);
      const at = pieces.findIndex(
        (it) => it.name === 'VariableDefinition' && this.textOf(it) === name,
      );
      if (at === -1) continue;
      const equals = pieces.findIndex((it, index) => index > at && it.name === 'Equals');
      return equals === -1 ? undefined : pieces[equals + 1];
    }
    return undefined;
  }

  private textOf({ from, to }: SyntaxNode): string {
    return this.code.slice(from, to);
  }
}

/** Returns the children of a node, without comments. */
function written(node: SyntaxNode): SyntaxNode[] {
  const pieces: SyntaxNode[] = [];
  for (let piece = node.firstChild; piece; piece = piece.nextSibling) {
    if (!/Comment$/.test(piece.name)) pieces.push(piece);
  }
  return pieces;
}
