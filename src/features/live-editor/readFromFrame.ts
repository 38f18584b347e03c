import { isEditorPack } from '@/model';
import { longestMessage, type CodeProblem, type FromFrame } from './protocol';

const longestName = 200;

/** Messages without data. */
const plainKinds = new Set(['here', 'refused', 'ready', 'entered', 'focused'] as const);

/** Validates a message of the frame; undefined if it is invalid. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, run, id, height, url } = data;
  if (plainKinds.has(kind as never)) return { kind } as FromFrame;
  if (kind === 'ask' && isEditorPack(url)) return { kind, url };
  if (kind === 'pong' && isCount(id)) return { kind, id };
  if (kind === 'rendered' && isCount(run)) return { kind, run };
  if (kind === 'height' && isCount(height)) return { kind, height };
  if (kind === 'problem' && isCount(run)) {
    const problem = readProblem(data.problem);
    return problem && { kind, run, problem };
  }
  return undefined;
}

const phases = ['compile', 'run', 'console'] as const;

function readProblem(data: unknown): CodeProblem | undefined {
  if (!isRecord(data)) return undefined;
  const { message, file, line, column } = data;
  const phase = phases.find((one) => one === data.phase);
  if (!phase || typeof message !== 'string') return undefined;
  return {
    phase,
    message: message.slice(0, longestMessage),
    ...(typeof file === 'string' && { file: file.slice(0, longestName) }),
    ...(isPosition(line) && { line }),
    ...(isPosition(column) && { column }),
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

/** Edited code may write 0 into the stack of an error; the editor throws for a line that it cannot have. */
function isPosition(value: unknown): value is number {
  return isCount(value) && value > 0;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
