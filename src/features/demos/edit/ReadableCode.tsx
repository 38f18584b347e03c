import type { DemoView } from '@/model';
import { DemoProblem } from '../DemoProblem';
import { SourceFiles } from '../source/SourceFiles';
import { useVariant } from '../source/useVariant';
import { WaitingCode } from '../source/WaitingCode';
import { ClickableCode } from './ClickableCode';
import type { LiveEdit } from './useLiveEdit';

/** Renders the code of a demo, with a button to edit it unless its author turned that off. */
export function ReadableCode({ demo, edit }: { demo: DemoView; edit: LiveEdit }) {
  if (demo.options.disableLiveEdit) return <DemoCode demo={demo} />;
  return (
    <ClickableCode edit={edit}>
      <DemoCode demo={demo} />
    </ClickableCode>
  );
}

/** Renders the whole source of a demo, in the reader's language and styling. */
function DemoCode({ demo }: { demo: DemoView }) {
  const { variant, failed, retry } = useVariant(demo);
  if (failed) return <DemoProblem kind="noSource" onRetry={retry} />;
  return variant ? <SourceFiles files={variant.files} /> : <WaitingCode demo={demo} />;
}
