/** Returns the item at a valid index, such as those that the compiler writes into a shard. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  return items[index] as Item;
}
