import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Counts } from './counts';

/** A step of `npm test`. */
export interface Step {
  name: string;
  /** Command of an installed package, with arguments. */
  command: string;
  /** What to do when it fails. */
  fix: string;
  /** Reads how many tests ran. A step without it counts as one check. */
  counts?: () => Counts;
  /** Environment variable that turns the step on. A step without it always runs. */
  askedBy?: string;
  /** Whether it uses one core only, so that it may run in parallel with another light step. */
  isLight?: boolean;
  /** Whether it starts a browser, which `npm test` finds or installs first. */
  needsBrowser?: boolean;
}

/** Prints output of a step. */
export type Write = (text: string) => void;

const atOnce: Write = (text) => process.stdout.write(text);

/** How many of the last lines of a failed step are printed again at the end. */
const shownLines = 40;

/** How long to wait for output after a command has ended, in milliseconds. */
const patience = 5000;

/** Runs a step, prints its output and how long it took, and returns its counts. */
export async function runStep(step: Step, position: string, write = atOnce): Promise<Counts> {
  const started = Date.now();
  write(`\n[${position}] ${step.name}\n`);
  const { ok, lastLines } = await show(['npx', '--no-install', ...step.command.split(' ')], write);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  write(`[${position}] ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  if (!ok) write(`  ${step.fix}\n`);
  const counts = step.counts?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
  if (ok) return counts;
  // A step may fail although each of its tests passed.
  const failures = counts.failures.length > 0 ? counts.failures : [lastLines.join('\n')];
  return { passed: counts.passed, failed: Math.max(counts.failed, 1), failures };
}

/** Runs a command, shows its output, and returns how it ended. */
async function show([command = '', ...words]: string[], write: Write) {
  const child = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Commands print no colors into a pipe unless they are told to.
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
  });
  const lastLines: string[] = [];
  const copied = [child.stdout, child.stderr].map((output) => copy(output, write, lastLines));
  const status = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  // Child processes may outlive the command and keep its output open.
  await Promise.race([Promise.all(copied), setTimeout(patience, undefined, { ref: false })]);
  return { ok: status === 0, lastLines };
}

async function copy(from: Readable, write: Write, lastLines: string[]): Promise<void> {
  let begun = '';
  for await (const chunk of from.setEncoding('utf8')) {
    write(chunk as string);
    const [first = '', ...others] = (chunk as string).split('\n');
    const lines = [begun + first, ...others];
    begun = lines.pop() ?? '';
    lastLines.push(...lines);
    lastLines.splice(0, lastLines.length - shownLines);
  }
  if (begun) lastLines.push(begun);
}
