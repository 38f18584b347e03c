/**
 * What a script takes on its command line.
 *
 * @typedef {object} CommandLine
 * @property {string} command how it is run, `npm run ads`
 * @property {string} usage text of `--help`
 * @property {readonly string[]} [options] options it has, `--all`, besides `--help`; none takes a value
 * @property {boolean} [takesWords] whether it takes arguments that are no options
 */

/**
 * Reads the command line of a script, before the script does anything. Ends the process with status 0 after `--help`, and
 * with status 1 for an option or argument that the script does not have.
 *
 * @param {CommandLine} about
 * @returns {{ options: ReadonlySet<string>; words: string[] }} the given options and the other arguments, in their order
 */
export function readCommandLine({ command, usage, options = [], takesWords = false }) {
  const given = process.argv.slice(2);
  const isOption = (word) => word.startsWith('-');
  const unknown = given.find((word) =>
    isOption(word) ? ![...options, '--help'].includes(word) : !takesWords,
  );
  if (unknown !== undefined) {
    const what = isOption(unknown) ? 'has no option' : 'takes no argument';
    console.error(`\`${command}\` ${what} \`${unknown}\`.`);
  }
  if (unknown !== undefined || given.includes('--help')) {
    console.log(usage);
    process.exit(unknown === undefined ? 0 : 1);
  }
  return {
    options: new Set(given.filter(isOption)),
    words: given.filter((word) => !isOption(word)),
  };
}
