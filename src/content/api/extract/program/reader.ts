import type { ApiPlan } from '@/model';
import { ScriptReader } from '../script';
import { Definitions, followAlias, TypePrinter, type PrintedTypes } from '../types';
import type ts from 'typescript';
import type { InstalledPackage } from './packages';

/** A documented package, and the product's configuration for it. */
export interface DocumentedPackage extends InstalledPackage {
  plan?: ApiPlan;
}

/** What every reading step needs: the types, the scripts next to them, and a list of what could not be resolved. */
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

  /** Reports something that is missing from the reference because it could not be resolved. */
  report(message: string): void {
    this.unresolved.push(message);
  }

  /** Returns the documented package that contains a declaration. */
  packageOf(declaration: ts.Node): DocumentedPackage | undefined {
    const { fileName } = declaration.getSourceFile();
    return this.packages.find(({ folder }) => fileName.startsWith(`${folder}/`));
  }

  /** Creates an empty collection of the documented packages' types that one reference mentions. */
  collectDefinitions(): Definitions {
    return new Definitions((node) => this.packageOf(node) !== undefined);
  }

  /** Creates a printer that adds the types it mentions to these definitions. */
  printer(definitions: Definitions): TypePrinter {
    return new TypePrinter(this.checker, definitions.mention, this.printed);
  }

  /** Returns the values and types that a package exports, by exported name, with aliases resolved. */
  exportsOf({ types }: Pick<InstalledPackage, 'types'>): Map<string, ts.Symbol> {
    const known = this.exportsByFile.get(types);
    if (known) return known;
    const file = this.program.getSourceFile(types);
    const root = file && this.checker.getSymbolAtLocation(file);
    const found = root ? this.checker.getExportsOfModule(root) : [];
    const exported = new Map(
      found.map((symbol) => [symbol.name, followAlias(symbol, this.checker)]),
    );
    this.exportsByFile.set(types, exported);
    return exported;
  }
}
