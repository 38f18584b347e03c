import http from 'node:http';

/** Number of requests answered per turn of the event loop while there are new connections. */
const perTurn = 8;

/** Number of turns without a new connection after which none is assumed to be waiting. */
const turnsUntilSettled = 4;

/**
 * Creates a server that accepts new connections quickly under load. Node accepts one connection per turn of the event
 * loop (libuv 1.45 and later): if a turn answered the requests of a thousand connections, new ones would wait for
 * seconds. While there are new ones, answers are therefore spread over several turns.
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
