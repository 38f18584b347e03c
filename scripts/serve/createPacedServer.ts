import http from 'node:http';

/** Requests that are answered in one turn of the event loop while connections come in. */
const perTurn = 8;

/** Turns without a new connection after which none seems to be waiting. */
const turnsUntilSettled = 4;

/**
 * A server that accepts connections while it answers many others. Node accepts one per turn of the event loop (libuv 1.45 and
 * later): if a turn answered all that a thousand connections ask for, new ones would wait for seconds. While there are new
 * ones, answers are therefore spread over several turns; otherwise each request is answered at once.
 */
export function createPacedServer(answer: http.RequestListener): http.Server {
  const waiting: Parameters<http.RequestListener>[] = [];
  let turnsLeft = 0;
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(answerSome);
  }

  function answerSome() {
    isScheduled = false;
    turnsLeft -= 1;
    const due = turnsLeft > 0 ? perTurn : waiting.length;
    for (const exchange of waiting.splice(0, due)) answer(...exchange);
    if (turnsLeft > 0 || waiting.length > 0) schedule();
  }

  return http
    .createServer((request, response) => {
      if (turnsLeft <= 0 && waiting.length === 0) return answer(request, response);
      waiting.push([request, response]);
      schedule();
    })
    .on('connection', () => {
      turnsLeft = turnsUntilSettled;
      schedule();
    });
}
