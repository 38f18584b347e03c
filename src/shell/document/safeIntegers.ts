const limit = Number.MAX_SAFE_INTEGER;

/** Gives browsers that lack them the limits of safe integers (spec §9), before any other script runs. */
export const safeIntegersScript = `Number.MAX_SAFE_INTEGER||(Number.MAX_SAFE_INTEGER=${limit},Number.MIN_SAFE_INTEGER=-${limit})`;
