import { summarizeFeedback, type StoredFeedback } from '@/features/feedback/server';
import { formatSummary, escapeControls } from './formatSummary';

/** Which feedback {@link summarizeByHost} counts. */
export interface SummaryOptions {
  /** The one host on which feedback counts as production (contract §2). */
  productionHost: string;
  /** Whether to count feedback of all hosts. */
  isAll: boolean;
}

/** Maximum number of hosts listed. */
const mostHosts = 10;

/**
 * Formats a summary of the production host's feedback, with a line about other hosts. If there is none from the
 * production host, as on an author's machine, all is counted. `feedback` has to be sorted by time and not empty.
 */
export function summarizeByHost(
  feedback: readonly StoredFeedback[],
  { productionHost, isAll }: SummaryOptions,
): string {
  const isOwn = ({ host }: StoredFeedback) => host === productionHost.toLowerCase();
  const own = feedback.filter(isOwn);
  const others = feedback.filter((entry) => !isOwn(entry));
  const counted = isAll || own.length === 0 ? feedback : own;
  const summary = formatSummary(summarizeFeedback(counted));
  if (others.length === 0) return summary;
  const rest = `${others.length} from other hosts`;
  const notes = {
    all: `${rest}, counted: ${nameHosts(others)}`,
    none: `Nothing is from the production host ${productionHost}. ${rest}, counted: ${nameHosts(others)}`,
    some: `${rest}, not counted: ${nameHosts(others)}\nTo count them too: npm run feedback -- --all`,
  };
  return `${summary}\n\n${notes[own.length === 0 ? 'none' : isAll ? 'all' : 'some']}`;
}

function nameHosts(feedback: readonly StoredFeedback[]): string {
  const counts = new Map<string, number>();
  for (const { host } of feedback) counts.set(host, (counts.get(host) ?? 0) + 1);
  const names = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([host, count]) => `${escapeControls(host)} (${count})`);
  const more = names.length - mostHosts;
  return names.slice(0, mostHosts).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
