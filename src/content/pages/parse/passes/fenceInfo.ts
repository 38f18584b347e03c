/** The contents of a fence's opening line: ```` ```tsx title="App.tsx" {1,3-4} ````. */
export interface FenceInfo {
  language: string;
  title: string;
  /** Numbers of the highlighted lines, from 1. */
  marked: number[];
  /** The words after the language: the name of a code tab. */
  label: string;
  /** The reason why the code need not compile, from `nocheck (reason)`; code without a reason is checked. */
  nocheck?: string;
  problems: { text: string; what: string; fix: string }[];
}

const partPattern = /\{[^}]*\}?|[\w-]+=(?:"[^"]*"?|'[^']*'?|\S*)|\S+/g;
/** Number of lines from which a range is surely beyond the code, whose check reports it. */
const longestRange = 10_000;
const rangesPattern = /^\{\s*\d+(\s*-\s*\d+)?(\s*,\s*\d+(\s*-\s*\d+)?)*\s*\}$/;

/** Reads the info string of a fence. The text after `nocheck` is a reason for people and has no options. */
export function readFenceInfo(info: string): FenceInfo {
  const language = /^[^\s{]*/.exec(info.trim())?.[0] ?? '';
  const result: FenceInfo = { language, title: '', marked: [], label: '', problems: [] };
  const rest = info.trim().slice(language.length);
  const [options = '', reason] = rest.split(/\snocheck\b(.*)$/);
  const words: string[] = [];
  readReason(reason, result);
  for (const part of options.match(partPattern) ?? []) {
    if (part.startsWith('{')) {
      readRanges(part, result);
    } else if (part.includes('=')) {
      readOption(part, result);
    } else {
      words.push(part);
    }
  }
  result.label = words.join(' ');
  return result;
}

function readReason(text: string | undefined, result: FenceInfo): void {
  if (text === undefined) {
    return;
  }
  const reason = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
  if (reason) {
    result.nocheck = reason;
    return;
  }
  const fix = 'Write why the code cannot compile alone: `nocheck (fragment of the theme)`.';
  result.problems.push({ text: 'nocheck', what: '`nocheck` without a reason.', fix });
}

function readRanges(part: string, result: FenceInfo): void {
  if (!rangesPattern.test(part)) {
    const what = `\`${part}\` does not name lines.`;
    result.problems.push({ text: part, what, fix: 'Write lines and ranges, such as `{1,3-4}`.' });
    return;
  }
  for (const range of part.slice(1, -1).split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    if (to < from) {
      const what = `The range \`${range.trim()}\` ends before it begins.`;
      result.problems.push({ text: part, what, fix: `Write \`${to}-${from}\`.` });
    }
    for (let line = from; line <= Math.min(to, from + longestRange); line += 1) {
      result.marked.push(line);
    }
  }
}

function readOption(part: string, result: FenceInfo): void {
  const [, name = '', double, single] = /^([\w-]+)=(?:"([^"]*)"|'([^']*)')$/.exec(part) ?? [];
  const title = double ?? single;
  if (name === 'title' && title !== undefined) {
    result.title = title;
    return;
  }
  const what = part.startsWith('title=')
    ? `The title in \`${part}\` is not between quotes.`
    : `Unknown fence option \`${part}\`.`;
  const fix = 'Write `title="file.ts"`; lines are highlighted with `{1,3-4}`.';
  result.problems.push({ text: part, what, fix });
}
