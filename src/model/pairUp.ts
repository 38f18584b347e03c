/**
 * Pairs the items of two lists by position.
 * @throws Error if one list is longer: then items would be paired wrongly, or not at all.
 */
export function pairUp<One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] {
  if (ones.length !== others.length) {
    throw new Error(`${ones.length} items cannot be paired with ${others.length}.`);
  }
  return ones.map((one, index) => [one, others[index] as Other]);
}
