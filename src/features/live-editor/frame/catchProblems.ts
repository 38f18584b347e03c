import { longestMessage, type CodeProblem } from '../protocol';
import { asText, describe } from './asText';
import { CodeError } from './CodeError';
import { isSyntaxErrorOfFile } from './evaluateFile';
import { placeOfError } from './placeOfError';

/** Returns the message of an error and the line of the reader's files where it happened. */
export function problemOf(error: unknown, componentTrace?: string): CodeProblem {
  if (error instanceof CodeError) return error.problem;
  const isError = error instanceof Error;
  const message = (isError ? asText(error) : describe(error)).slice(0, longestMessage);
  const place = placeOfError(isError ? error.stack : undefined) ?? placeOfError(componentTrace);
  return { phase: 'run', message, ...place };
}

/** Reports uncaught errors, unhandled rejections and `console.error` calls. */
export function catchProblems(report: (problem: CodeProblem) => void): void {
  window.addEventListener('error', (event) => {
    event.preventDefault();
    // Browsers hide errors of the site's scripts from a document without its origin; React reports them as well.
    if (!event.error && event.message === 'Script error.') return;
    if (!isSyntaxErrorOfFile(event)) report(problemOf(event.error ?? event.message));
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(problemOf(event.reason));
  });
  for (const level of ['error', 'warn'] as const) {
    const handleCall = (...values: unknown[]) => {
      const message = formatMessage(values);
      // React logs each error a second time.
      if (message && !/^The above error occurred|^Error: Uncaught/.test(message)) {
        report({ phase: 'console', message, ...placeOfError(new Error().stack) });
      }
    };
    Object.assign(console, { [level]: handleCall });
  }
}

/** Formats the arguments of a console function as text. */
export function formatMessage([first, ...rest]: readonly unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map(asText).join(' ');
  let used = 0;
  const text = first.slice(0, longestMessage).replace(/%[sdifoOc]/g, (sign) => {
    const value = rest[used];
    used += 1;
    return sign === '%c' ? '' : asText(value);
  });
  const whole = [text, ...rest.slice(used).map(asText)].join(' ');
  // Removes component stacks.
  return whole.replace(/\n\s+at .*/g, '').trim();
}
