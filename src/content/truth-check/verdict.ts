import fs from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { ComponentApi, ProductId } from '@/model';
import { nearest } from '../read';
import type { Claim } from './claims';
import type { ExportReader } from './exportedNames';
import { propsOf, slotsOf, type Reference } from './reference';

/** Where a claim is made, and what it is compared with. */
export interface Surroundings {
  root: string;
  reference: Reference;
  productId: ProductId;
  /** What the page is about, as its front matter lists it. */
  documents: readonly string[];
  /** What React itself exports, `useId`. */
  reactNames: ReadonlySet<string>;
  /** What modules of the packages export. */
  exports: ExportReader;
}

/** Why a claim is wrong, and the right name if one is near. */
export interface Verdict {
  what: string;
  meant?: string;
}

/** Compares a claim with the reference; undefined when it is true. */
export function judge(claim: Claim, around: Surroundings): Verdict | undefined {
  const { reference } = around;
  switch (claim.kind) {
    case 'prop':
      return judgeProp(claim, around);
    case 'slot':
      return judgeSlot(claim.name, around);
    case 'component':
      return among(claim, reference.componentNames);
    case 'hook':
      return among(claim, new Set([...reference.hooks, ...around.reactNames]));
    case 'class':
      return among(claim, reference.classes);
    case 'theme name':
      return among(claim, reference.themeNames);
    case 'word':
      return judgeWord(claim.name, around);
    case 'import':
      return judgeImport(claim.name, around.root);
    case 'export':
      return judgeExport(claim, around.exports);
  }
}

function among({ kind, name }: Claim, known: ReadonlySet<string>): Verdict | undefined {
  if (known.has(name)) return undefined;
  return { what: `The reference has no ${kind} \`${name}\`.`, meant: nearest(name, [...known]) };
}

/** A prop of a tag belongs to its component; any other, to some component, which the page's own come first to explain. */
function judgeProp(claim: Claim & { of?: string }, around: Surroundings): Verdict | undefined {
  const { name, of } = claim;
  const { reference, productId } = around;
  if (/^(aria|data)-/.test(name)) return undefined;
  const component = of ? reference.components.get(`${productId} ${of}`) : undefined;
  if (!component) {
    if (of || reference.props.has(name)) return undefined;
    const own = pageComponents(around).flatMap(propsOf);
    const meant = nearest(name, own) ?? nearest(name, [...reference.props]);
    return { what: `The reference has no prop \`${name}\`.`, meant };
  }
  const known = propsOf(component);
  if (known.includes(name) || reference.attributes.has(name)) return undefined;
  return { what: `${of} has no prop \`${name}\`.`, meant: nearest(name, known) };
}

/** A slip of the pen: two letters or fewer away from a prop of the page's components, and nothing by itself. */
function judgeWord(name: string, around: Surroundings): Verdict | undefined {
  const { props, slots, hooks } = around.reference;
  if ([props, slots, hooks].some((known) => known.has(name))) return undefined;
  const meant = nearest(name, pageComponents(around).flatMap(propsOf));
  if (!meant || distance(name, meant) > 2) return undefined;
  return { what: `The reference has no prop \`${name}\`.`, meant };
}

function judgeSlot(name: string, around: Surroundings): Verdict | undefined {
  const components = pageComponents(around);
  const own = components.flatMap(slotsOf);
  const known = own.length > 0 ? own : [...around.reference.slots];
  if (known.includes(name)) return undefined;
  const names = components.map((it) => it.name).join(', ');
  const owner = own.length > 0 ? `None of ${names}` : 'No component';
  return { what: `${owner} has a slot \`${name}\`.`, meant: nearest(name, known) };
}

function pageComponents({ reference, productId, documents }: Surroundings): ComponentApi[] {
  return documents.flatMap((name) => reference.components.get(`${productId} ${name}`) ?? []);
}

/** An import path is true when the installed package has it. */
function judgeImport(name: string, root: string): Verdict | undefined {
  const [scope = '', folder = '', ...inside] = name.split('/');
  const home = path.join(root, 'node_modules', scope);
  if (!fs.existsSync(path.join(home, folder))) {
    const meant = nearest(
      name,
      namesIn(home).map((it) => `${scope}/${it}`),
    );
    return { what: `The package \`${scope}/${folder}\` is not installed.`, meant };
  }
  const target = path.join(home, folder, ...inside);
  if (['', '.js', '.d.ts'].some((ending) => fs.existsSync(target + ending))) return undefined;
  const parent = path.dirname(target);
  const right = nearest(path.basename(target), namesIn(parent));
  const start = name.slice(0, name.lastIndexOf('/'));
  const what = `\`${scope}/${folder}\` has no module \`${inside.join('/')}\`.`;
  return { what, meant: right && `${start}/${right}` };
}

/** A name is true when its module exports it; of a module that cannot be read, nobody can tell. */
function judgeExport(
  { name, of }: Extract<Claim, { kind: 'export' }>,
  exports: ExportReader,
): Verdict | undefined {
  const { names, isWhole } = exports.of(of);
  if (names.has(name) || !isWhole) return undefined;
  return { what: `\`${of}\` exports no \`${name}\`.`, meant: nearest(name, [...names]) };
}

function namesIn(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}
