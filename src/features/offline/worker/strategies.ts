/** Where a response may come from. */
export interface Sources {
  /** Asks the network. */
  ask: () => Promise<Response>;
  /** Looks for a copy on this device. */
  find: () => Promise<Response | undefined>;
}

/** For what never changes: a copy, or else the network. */
export async function cacheFirst({ ask, find }: Sources): Promise<Response> {
  return (await find()) ?? ask();
}

/**
 * For what may have changed: the network, but a copy when there is one and the network fails, answers that the server
 * is broken, or takes longer than `patience` (ms). Rejects when there is neither.
 */
export async function networkFirst({ ask, find }: Sources, patience: number): Promise<Response> {
  const answer = ask();
  if (await isInTime(answer, patience)) return answer;
  return (await find()) ?? answer;
}

/** Whether a server that is not broken answers in time (ms). */
async function isInTime(answer: Promise<Response>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const good = answer.then(
    ({ status }) => status < 500,
    () => false,
  );
  const inTime = await Promise.race([good, late]);
  clearTimeout(timer);
  return inTime;
}
