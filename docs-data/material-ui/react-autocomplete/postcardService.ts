const towns = ['Bern', 'Brno', 'Graz', 'Lindau', 'Linz', 'Trieste', 'Venice'];

const postcards: readonly string[] = Array.from(
  { length: 120 },
  (_, index) => `${towns[index % towns.length]}, ${1870 + index}`,
);

export interface PostcardRequest {
  query: string;
  /** How many postcards to skip: those that are loaded already. */
  offset: number;
}

export interface PostcardPage {
  postcards: readonly string[];
  /** How many postcards match the query. */
  total: number;
}

/** Stands in for a server that returns 20 matches at a time: same shape, same delay, no network. */
export function fetchPostcards(
  { query, offset }: PostcardRequest,
  signal: AbortSignal,
): Promise<PostcardPage> {
  const wanted = query.trim().toLowerCase();
  const matches = postcards.filter((card) =>
    card.toLowerCase().includes(wanted),
  );
  const page = {
    postcards: matches.slice(offset, offset + 20),
    total: matches.length,
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(page), 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
