import { BenchFigures as Figures } from '@/features/bench-figures';
import type { BenchResults } from '@/model';

/** The latest figures of `npm run bench`, as they were when the page was made. */
export default function BenchFigures({ results }: { results?: BenchResults | null }) {
  return <Figures results={results ?? null} />;
}
