export interface Place {
  id: string;
  /** The name, "Lake Street 4". */
  title: string;
  /** Where it is, "Lindau, Germany". */
  area: string;
}

export interface PlacePrediction extends Place {
  /** Start and end of each part of the title that matches what was typed. */
  matches: [start: number, end: number][];
}

const places: readonly Place[] = [
  { id: 'p1', title: 'Castle Hill', area: 'Graz, Austria' },
  { id: 'p2', title: 'Castle Street 12', area: 'Bern, Switzerland' },
  { id: 'p3', title: 'Central Library', area: 'Zürich, Switzerland' },
  { id: 'p4', title: 'Central Station', area: 'Milan, Italy' },
  { id: 'p5', title: 'Central Station', area: 'Vienna, Austria' },
  { id: 'p6', title: 'City Hospital', area: 'Salzburg, Austria' },
  { id: 'p7', title: 'Lake Promenade', area: 'Lucerne, Switzerland' },
  { id: 'p8', title: 'Lake Street 4', area: 'Bregenz, Austria' },
  { id: 'p9', title: 'Market Square', area: 'Brno, Czechia' },
  { id: 'p10', title: 'Museum of Glass', area: 'Venice, Italy' },
];

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Stands in for a place search on a server: same shape, same delays, no network. */
export async function searchPlaces(
  query: string,
  signal: AbortSignal,
): Promise<PlacePrediction[]> {
  await wait(300, signal);
  const wanted = query.trim().toLowerCase();
  return places.flatMap((place) => {
    const start = `${place.title}, ${place.area}`.toLowerCase().indexOf(wanted);
    if (start === -1) return [];
    const end = Math.min(start + wanted.length, place.title.length);
    return [{ ...place, matches: start < end ? [[start, end]] : [] }];
  });
}
