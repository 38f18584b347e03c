/**
 * Returns the port of the environment variable `PORT`, or the given one if it is unset or empty. If its value is not a
 * port, prints what it must be and ends the process with status 1.
 *
 * @param {number} usual
 * @returns {number} from 1 to 65535
 */
export function readPort(usual) {
  const given = process.env.PORT || String(usual);
  const port = Number(given);
  if (/^\d+$/.test(given) && port >= 1 && port <= 65535) return port;
  console.error(`PORT must be a number from 1 to 65535 (it is "${given}").`);
  process.exit(1);
}
