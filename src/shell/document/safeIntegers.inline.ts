/** Gives browsers that lack them the limits of safe integers (spec §9), before any other script runs. */
const limits: { MAX_SAFE_INTEGER: number; MIN_SAFE_INTEGER: number } = Number;

if (!limits.MAX_SAFE_INTEGER) {
  limits.MAX_SAFE_INTEGER = 2 ** 53 - 1;
  limits.MIN_SAFE_INTEGER = -limits.MAX_SAFE_INTEGER;
}

export {};
