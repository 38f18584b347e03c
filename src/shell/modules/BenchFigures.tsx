import { BenchFigures as Figures } from '@/features/bench-figures';
import type { BenchResults } from '@/model';

/** Site component that renders the results of `npm run bench`, as they were when the page was generated. */
export default function BenchFigures({ results }: { results?: BenchResults | null }) {
  return <Figures results={results ?? null} />;
}
