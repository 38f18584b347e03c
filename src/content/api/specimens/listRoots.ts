import type { ApiDoc } from '@/model';

/** The root class of a component, and its package. */
interface RootClass {
  className: string;
  packageName: string;
}

/** The root classes of components, by name. */
export type RootClasses = ReadonlyMap<string, RootClass>;

/**
 * Lists the root class of each component, for slots without a class of their own; the product's own components take
 * precedence.
 */
export function listRoots(docs: readonly ApiDoc[], productId: string): RootClasses {
  const components = docs.filter((doc) => doc.kind === 'component');
  const others = components.filter((doc) => doc.productId !== productId);
  const own = components.filter((doc) => doc.productId === productId);
  return new Map(
    [...others, ...own].flatMap((doc): [string, RootClass][] => {
      const root = doc.slots.find(({ name }) => name === 'root')?.className;
      const className = root ?? doc.classes.find(({ key }) => key === 'root')?.className;
      return className ? [[doc.name, { className, packageName: doc.packageName }]] : [];
    }),
  );
}
