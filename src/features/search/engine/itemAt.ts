/** The item at an index that the compiler wrote into the index of a shard, where it always leads to an item. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  return items[index] as Item;
}
