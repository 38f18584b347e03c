/** Answers queries of minimum and maximum widths for a window of the given width. */
export function matchMediaAt(width: number) {
  return (query: string) => {
    const limits = [...query.matchAll(/(min|max)-width:\s*([\d.]+)px/g)];
    const matches = limits.every(([, side, limit]) =>
      side === 'min' ? width >= Number(limit) : width <= Number(limit),
    );
    return { matches: limits.length > 0 && matches };
  };
}
