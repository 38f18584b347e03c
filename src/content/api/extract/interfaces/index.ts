import type { InterfaceApi } from '@/model';
import type { Source } from '../exports';
import { listInterfaces } from './listInterfaces';
import { readEvents } from './readEvents';
import { readInterface, type InterfaceContext } from './readInterface';
import { readSelectors } from './readSelectors';

/** Reads the references of all interfaces, lists of events and lists of selectors that the sources ask for. */
export function readInterfaces(
  sources: readonly Source[],
  context: InterfaceContext,
): InterfaceApi[] {
  return [
    ...listInterfaces(context.reader, sources).map((entry) => readInterface(entry, context)),
    ...sources.flatMap((source) => readEvents(source, sources, context)),
    ...sources.flatMap((source) => readSelectors(source, sources, context)),
  ];
}
