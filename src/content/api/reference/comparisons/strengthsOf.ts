import { translate } from '../words';
import type { Side } from './stages';
import { inKilobytes } from './facts';

/** Returns what distinguishes one product from the others, according to the counts and measurements. */
export function strengthsOf(side: Side, sides: readonly Side[]): string[] {
  const isLeast = (valueOf: (one: Side) => number) =>
    sides.every((other) => other === side || valueOf(other) > valueOf(side));
  const { size } = side;
  const isMeasured = sides.every((one) => one.size);
  return [
    ...(size && isMeasured && isLeast((one) => one.size?.gzip ?? Infinity)
      ? [translate('compareSmallest', { size: inKilobytes(size.gzip) })]
      : []),
    ...(isLeast(({ doc }) => -doc.props.length)
      ? [translate('compareMostProps', { count: side.doc.props.length })]
      : []),
    ...(isLeast(({ doc }) => -doc.slots.length)
      ? [translate('compareMostSlots', { count: side.doc.slots.length })]
      : []),
  ];
}
