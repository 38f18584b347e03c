/** Sources of a response. */
export interface Sources {
  /** Requests from the network. */
  request: () => Promise<Response>;
  /** Looks up a copy on this device. */
  find: () => Promise<Response | undefined>;
}

/** For immutable files: returns a copy, or else the network's response. */
export async function cacheFirst({ request, find }: Sources): Promise<Response> {
  return (await find()) ?? request();
}

/**
 * For files that may have changed: returns the network's response, or a copy if there is one and the network fails,
 * responds with a server error, or takes longer than `patience` (ms). Rejects if neither is available.
 */
export async function networkFirst(
  { request, find }: Sources,
  patience: number,
): Promise<Response> {
  const answer = request();
  if (await isInTime(answer, patience)) return answer;
  return (await find()) ?? answer;
}

/** Whether the server responds in time (ms), and without a server error. */
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
