import ts from 'typescript';
import { deriveTitle } from '@/content/site';
import { findDefaultExport, notLiteralError, parse, propertyOf } from './literals';

/** A list of entries in a `pages.ts`: the outermost, that of a group, or that of a subheader. */
export interface NavList {
  /** Title above the entries; empty for the outermost list. */
  title: string;
  /** Pathname that identifies a group; undefined for other lists. */
  pathname?: string;
  literal: ts.ArrayLiteralExpression;
  /** Addresses of the pages directly in it. */
  pages: string[];
  parent?: NavList;
}

/**
 * Returns all lists of entries in a navigation, the outermost first.
 * @throws UsageError if the default export is not an array literal
 */
export function readNavigation(file: string, text: string): [NavList, ...NavList[]] {
  const literal = findDefaultExport(parse(file, text));
  if (!literal || !ts.isArrayLiteralExpression(literal)) {
    throw notLiteralError(file, 'its list of entries as the default export');
  }
  const root: NavList = { title: '', literal, pages: pagesOf(literal) };
  return [root, ...listsBelow(root)];
}

function listsBelow(parent: NavList): NavList[] {
  return parent.literal.elements.filter(ts.isObjectLiteralExpression).flatMap((entry) => {
    const literal = propertyOf(entry, 'children');
    if (!literal || !ts.isArrayLiteralExpression(literal)) return [];
    const pathname = textOf(entry, 'pathname');
    const name = pathname ?? textOf(entry, 'subheader') ?? '';
    const title = textOf(entry, 'title') ?? deriveTitle(name);
    const list: NavList = { title, pathname, literal, pages: pagesOf(literal), parent };
    return [list, ...listsBelow(list)];
  });
}

function pagesOf(literal: ts.ArrayLiteralExpression): string[] {
  return literal.elements
    .filter(ts.isObjectLiteralExpression)
    .filter((entry) => textOf(entry, 'kind') === 'page')
    .flatMap((entry) => textOf(entry, 'pathname') ?? []);
}

function textOf(entry: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = propertyOf(entry, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}
