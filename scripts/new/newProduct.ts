import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { languagePrefixes } from '@/content/output';
import { loadProducts } from '@/content/site';
import type { Change } from './changes';
import { append, findConstant, findDefaultExport, notLiteralError, parse } from './literals';
import { UsageError } from './usageError';
import { pascalCase, kebabCase, readTitle } from './names';
import { print } from './print';
import type { Request } from './readRequest';
import * as templates from './templates';

const listFile = 'docs-data/products.ts';
const modelFile = 'src/model/product.ts';

/** Returns the changes for a new product: facts, navigation, first page, route, logo, and its lines in two lists. */
export async function newProduct(root: string, { values, options }: Request): Promise<Change[]> {
  const [id = ''] = values;
  if (!options.name) {
    const fix = `npm run new -- product ${id} --name "My product"`;
    throw new UsageError('The product has no name.', fix);
  }
  const name = readTitle(options.name);
  await checkId(root, id);
  const folder = `docs-data/${id}`;
  const create = (file: string, text: string): Change => ({ kind: 'create', file, text });
  const code = async (file: string, text: string) => create(file, await print(file, text));
  const first = templates.pageText({ productId: id, title: 'Getting started' });
  return [
    await code(`${folder}/product.ts`, templates.productText(id, name)),
    await code(`${folder}/pages.ts`, templates.pagesText(id)),
    create(`${folder}/getting-started/getting-started.md`, first),
    await code(`pages/${id}/[[...slug]].tsx`, templates.routeText(id)),
    create(`public/static/logos/${id}.svg`, templates.logoText),
    await addToList(root, id),
    ...(await addId(root, id)),
  ];
}

async function checkId(root: string, id: string): Promise<void> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    const right = kebabCase(id).replace(/^[\d-]+/, '') || 'my-product';
    const what = `\`${id}\` is no id: it is lower case, with hyphens, and starts with a letter.`;
    throw new UsageError(what, `Write it like \`${right}\`.`);
  }
  const { products } = await loadProducts(root);
  const owner = products.find(({ product, folder }) => product.id === id || folder === id);
  if (owner) {
    const what = `The product ${owner.product.name} in docs-data/${owner.folder} has this id or folder.`;
    throw new UsageError(what, 'Choose another id.');
  }
  const reserved = ['demos', 'static', ...languagePrefixes].includes(id);
  const taken = [`docs-data/${id}`, `pages/${id}`, `pages/${id}.tsx`].find((file) =>
    fs.existsSync(path.join(root, file)),
  );
  if (reserved || taken) {
    const why = taken ? `${taken} exists` : 'the site uses it for something else';
    throw new UsageError(`The address /${id}/ is taken: ${why}.`, 'Choose another id.');
  }
}

function read(root: string, file: string): ts.SourceFile {
  return parse(file, fs.readFileSync(path.join(root, file), 'utf8'));
}

async function addToList(root: string, id: string): Promise<Change> {
  const list = findDefaultExport(read(root, listFile));
  if (!list || !ts.isObjectLiteralExpression(list)) {
    throw notLiteralError(listFile, 'its products as the default export');
  }
  const source = list.getSourceFile();
  const imports = source.statements.filter(ts.isImportDeclaration);
  const local = localName(id, imports);
  const text = append(list, `'${id}': ${local},`);
  // The imports come before the list, so what was appended does not move them.
  const next = imports.find(({ moduleSpecifier }) => isAfter(specifierOf(moduleSpecifier), id));
  const at = next?.getStart() ?? imports.at(-1)?.getEnd() ?? 0;
  const line = `\nimport ${local} from './${id}/product';\n`;
  const changed = `${text.slice(0, at).trimEnd()}${line}${text.slice(at).trimStart()}`;
  const spaced = next ? changed : changed.replace(line, `${line}\n`);
  return { kind: 'edit', file: listFile, text: await print(listFile, spaced.trimStart()) };
}

const isAfter = (path: string, id: string) => path.startsWith('./') && path > `./${id}/`;

const specifierOf = (node: ts.Expression) => (ts.isStringLiteral(node) ? node.text : '');

/** Returns the product's name in the list: its id in camel case, unless that is taken or a reserved word. */
function localName(id: string, imports: readonly ts.ImportDeclaration[]): string {
  const pascal = pascalCase(id);
  const name = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const isTaken = imports.some(({ importClause }) => importClause?.name?.text === name);
  const isWord = ts.identifierToKeywordKind(ts.factory.createIdentifier(name)) !== undefined;
  return isTaken || isWord ? `${name}Product` : name;
}

/** Adds an id to the union of product ids. Because it is closed, a misspelled id is a type error everywhere. */
async function addId(root: string, id: string): Promise<Change[]> {
  const ids = findConstant(read(root, modelFile), 'productIds');
  if (!ids || !ts.isArrayLiteralExpression(ids)) throw notLiteralError(modelFile, '`productIds`');
  if (ids.elements.some((element) => specifierOf(element) === id)) return [];
  return [{ kind: 'edit', file: modelFile, text: await print(modelFile, append(ids, `'${id}',`)) }];
}
