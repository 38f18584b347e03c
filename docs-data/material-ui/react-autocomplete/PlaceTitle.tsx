import parse from 'autosuggest-highlight/parse';
import type { PlacePrediction } from './placeService';

/** The title, with the parts that match in bold. */
export default function PlaceTitle({ place }: { place: PlacePrediction }) {
  return parse(place.title, place.matches).map((part, index) => (
    <span key={index} style={{ fontWeight: part.highlight ? 700 : 400 }}>
      {part.text}
    </span>
  ));
}
