import { useEffect, useState } from 'react';
import { searchPlaces, type PlacePrediction } from './placeService';

const noPlaces: readonly PlacePrediction[] = [];

/** Searches when the user pauses. A newer text removes the places of an older one and stops its search. */
export function usePlaces(query: string) {
  const [answer, setAnswer] = useState({ query: '', places: noPlaces });

  useEffect(() => {
    if (query === '') return undefined;
    const request = new AbortController();
    const debounce = setTimeout(() => {
      searchPlaces(query, request.signal).then(
        (places) => setAnswer({ query, places }),
        () => {
          // A newer search replaced this one.
        },
      );
    }, 200);
    return () => {
      clearTimeout(debounce);
      request.abort();
    };
  }, [query]);

  const isAnswered = query === answer.query;
  return {
    places: isAnswered ? answer.places : noPlaces,
    loading: query !== '' && !isAnswered,
  };
}
