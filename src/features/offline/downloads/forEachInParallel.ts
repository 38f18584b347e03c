/** Number of parallel requests. */
const width = 6;

/** Runs a task for each item, several at a time. The first failure stops it. */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let isOver = false;
  const worker = async () => {
    for (const item of queue) {
      if (isOver) return;
      await work(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: width }, worker));
  } finally {
    isOver = true;
  }
}
