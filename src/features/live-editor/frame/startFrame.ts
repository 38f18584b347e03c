import type { PackManifest } from '@/model';
import type { DocsFiles } from '../loader/beginFrame';
import { browserClock } from './browserClock';
import { createTaskTimer } from './taskTimer';
import { catchProblems, problemOf } from './catchProblems';
import { addSheet } from './compileFile';
import { EditorFrame } from './EditorFrame';

declare global {
  var docsPacks: PackManifest | undefined;
}

/**
 * Starts the conversation with the page around this frame, once everything that the frame's document names has loaded.
 * Does nothing if the document has an origin: code that runs here could then act as the site.
 */
export async function startFrame(container: HTMLElement): Promise<void> {
  const { docsFiles } = globalThis;
  if (window.origin !== 'null' || window.parent === window || !docsFiles) return;
  // Edited code must not get access to this channel.
  globalThis.docsFiles = undefined;
  await docsFiles.all;
  const { docsPacks } = globalThis;
  if (docsPacks) answerPage(new EditorFrame(docsPacks, container, docsFiles), docsFiles);
}

function answerPage(frame: EditorFrame, { channel }: DocsFiles): void {
  channel.addListener((message) => frame.handleMessage(message));
  catchProblems(frame.report);
  const checkTime = createTaskTimer(browserClock(), (error) => frame.report(problemOf(error)));
  Object.assign(globalThis, { __checkTime: checkTime, [addSheet]: frame.sheets.add });
  frame.post({ kind: 'ready' });
}
