/** The item at an index that is known to be in the list, such as the indexes that the compiler writes into a shard. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  return items[index] as Item;
}
