import type { ApiPlan } from '@/model';
import { ScriptReader } from '../script';
import { Definitions, TypePrinter, type PrintedTypes } from '../types';
import ts from '../typescript.js';
import type { InstalledPackage } from './packages';

/** A documented package and what the product says of it. */
export interface DocumentedPackage extends InstalledPackage {
  plan?: ApiPlan;
}

/** What every reading step needs: the types, the scripts next to them, and a place for what cannot be resolved. */
export class Reader {
  readonly checker: ts.TypeChecker;
  readonly scripts = new ScriptReader();
  readonly unresolved: string[] = [];
  private readonly printed: PrintedTypes = new Map();
  private readonly exportsByFile = new Map<string, Map<string, ts.Symbol>>();

  constructor(
    readonly program: ts.Program,
    readonly packages: readonly DocumentedPackage[],
  ) {
    this.checker = program.getTypeChecker();
  }

  /** Notes something that the reference lacks because it could not be resolved. */
  report(message: string): void {
    this.unresolved.push(message);
  }

  /** The documented package a declaration is in. */
  packageOf(declaration: ts.Node): DocumentedPackage | undefined {
    const { fileName } = declaration.getSourceFile();
    return this.packages.find(({ folder }) => fileName.startsWith(`${folder}/`));
  }

  /** An empty collection of the types of documented packages that one reference mentions. */
  collectDefinitions(): Definitions {
    return new Definitions((node) => this.packageOf(node) !== undefined);
  }

  /** A printer that tells these definitions what it mentions. */
  printer(definitions: Definitions): TypePrinter {
    return new TypePrinter(this.checker, definitions.mention, this.printed);
  }

  /** Values and types that a package exports, by exported name, with aliases followed. */
  exportsOf({ types }: Pick<InstalledPackage, 'types'>): Map<string, ts.Symbol> {
    const known = this.exportsByFile.get(types);
    if (known) return known;
    const file = this.program.getSourceFile(types);
    const root = file && this.checker.getSymbolAtLocation(file);
    const found = root ? this.checker.getExportsOfModule(root) : [];
    const exported = new Map(found.map((symbol) => [symbol.name, this.follow(symbol)]));
    this.exportsByFile.set(types, exported);
    return exported;
  }

  /** The symbol an import or a re-export stands for. */
  follow(symbol: ts.Symbol): ts.Symbol {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}
