import { places } from './places';

/** What users can filter by. */
export interface Filters {
  bird: string;
  places: string[];
  distance: number;
}

export const allSightings: Filters = { bird: '', places, distance: 20 };

/** A bird, where it was seen, and how many kilometers away that is. */
const sightings = [
  { id: 1, bird: 'Gray heron', place: 'Heron marsh', distance: 3 },
  { id: 2, bird: 'Kingfisher', place: 'River mouth', distance: 12 },
  { id: 3, bird: 'Eagle owl', place: 'Old quarry', distance: 7 },
  { id: 4, bird: 'Night heron', place: 'River mouth', distance: 14 },
  { id: 5, bird: 'Little egret', place: 'Heron marsh', distance: 4 },
];

export const findSightings = (filters: Filters) =>
  sightings.filter(
    ({ bird, place, distance }) =>
      bird.toLowerCase().includes(filters.bird.trim().toLowerCase()) &&
      filters.places.includes(place) &&
      distance <= filters.distance,
  );

export function readFilters(form: HTMLFormElement): Filters {
  const data = new FormData(form);
  return {
    bird: String(data.get('bird')),
    places: data.getAll('place').map(String),
    distance: Number(data.get('distance')),
  };
}
