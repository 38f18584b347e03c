/** A wording that pages avoid. Patterns apply to prose without code, keys and addresses. */
interface WordRule {
  pattern: RegExp;
  fix: string;
}

const leaveOut = 'Leave the word out.';
const say = (words: string) => `Write “${words}”.`;

/** The wordings that the content guide bans, and its table "write / not", as far as patterns can match them. */
export const wordRules: readonly WordRule[] = [
  { pattern: /\b(?:simply|easily|effortless(?:ly)?|obviously)\b/gi, fix: leaveOut },
  {
    // Excludes time ("has just opened") and comparisons ("just as wide").
    pattern:
      /\bjust\b(?<!\b(?:has|have|had|was|were) just)(?! (?:as|before|after|above|below|like|because)\b)/gi,
    fix: leaveOut,
  },
  {
    pattern:
      /\b(?:seamless(?:ly)?|powerful|beautiful(?:ly)?|blazing(?:ly)?|elegant(?:ly)?|stunning|amazing|awesome|delightful|world-class|cutting-edge|state-of-the-art|game-chang\w+|hassle-free|top-notch)\b/gi,
    fix: 'Say what it does; leave the praise out.',
  },
  // Something may draw attention, a line or a conclusion.
  { pattern: /\bdraws\b(?![^.,;]*\b(?:attention|eye|line|conclusion)s?\b)/gi, fix: say('renders') },
  { pattern: /\b(?:is|are) drawn\b(?! (?:for|by|to)\b)/gi, fix: say('rendered') },
  { pattern: /\bof itself\b/gi, fix: say('by default') },
  {
    pattern:
      /\bfrom the start\b(?<=\b(?:is|are|has|have|holds?|comes?)\b[^.,;:]{0,30} from the start)(?! of\b)/gi,
    fix: say('by default'),
  },
  { pattern: /\b(?:cure[sd]?|mend(?:s|ed|ing)?)\b/gi, fix: say('fix') },
  { pattern: /\banew\b/gi, fix: say('again') },
  {
    pattern: /\b(?:knows|wants) (?=an? [^.]{0,20}\bprop\b|the [^.]{0,20}\bprop\b)/gi,
    fix: say('accepts'),
  },
  { pattern: /\bbelongs? into\b/gi, fix: say('belongs in') },
  {
    pattern: /\b(?:write|written|add|put|append)(?:s|ed|ing)?\b[^.,;:]{0,25}\bbehind\b/gi,
    fix: say('after'),
  },
  { pattern: /\bstands? around\b/gi, fix: say('surrounds') },
  {
    pattern:
      /\bbeside (?=(?:the|your|its|a) (?:code|component|demo|file|function|hook|import|page|prop)\b)/gi,
    fix: say('next to'),
  },
  {
    pattern:
      /\b(?:is|are) no (?<!\b(?:there|here|which|what|that|if) (?:is|are) no )(?!(?:longer|more|less|other|fewer|better|worse|different|one|matter|such|need)\b)[a-z]+/gi,
    fix: 'Write “isn’t a …” or “has no …”.',
  },
  { pattern: /\b(?:is|are) without (?:an?|any)\b/gi, fix: say('has no') },
];
