import type { PlaygroundOptions } from '@/model';
import { explainIssues, type Explained } from '../../read';
import { playgroundSchema } from './playgroundSchema';

/** The options of a playground, or what is wrong with them. The name of its component alone is short for an object. */
export function readPlayground(
  written: string | Record<string, unknown>,
): { options: PlaygroundOptions } | { wrong: Explained[] } {
  const value = typeof written === 'string' ? { component: written } : written;
  const checked = playgroundSchema.safeParse(value);
  if (checked.success) return { options: checked.data };
  const about = { schema: playgroundSchema, value, noun: 'playground option' };
  return { wrong: explainIssues(checked.error, about) };
}
