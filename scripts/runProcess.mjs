import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} */
const passedOn = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program to its end, with the output of this process and without its input. Passes on signals that ask this
 * process to end, so that it does not end before the program. If the program cannot be started, prints why.
 *
 * @param {string} program
 * @param {readonly string[]} words its arguments
 * @returns {Promise<number>} its exit status; 1 if it could not be started, or was killed by a signal
 */
export async function runProcess(program, words) {
  const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'] });
  const passOn = (signal) => child.kill(signal);
  for (const signal of passedOn) process.on(signal, passOn);
  const status = await new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', (error) => {
      console.error(`\`${program}\` could not be started: ${error.message}`);
      resolve(1);
    });
  });
  for (const signal of passedOn) process.off(signal, passOn);
  return status;
}
