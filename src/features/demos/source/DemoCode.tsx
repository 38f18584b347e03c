import type { DemoView } from '@/model';
import { DemoProblem } from '../DemoProblem';
import { SourceFiles } from './SourceFiles';
import { useVariant } from './useVariant';
import { WaitingCode } from './WaitingCode';

/** The whole source of a demo, in the reader's language and styling. */
export function DemoCode({ demo }: { demo: DemoView }) {
  const { variant, failed, retry } = useVariant(demo);
  if (failed) return <DemoProblem kind="noSource" onRetry={retry} />;
  return variant ? <SourceFiles files={variant.files} /> : <WaitingCode demo={demo} />;
}
