import type http from 'node:http';

/** Requests that are answered in one turn of the event loop, about a millisecond of work. */
const perTurn = 8;

/**
 * Spreads the answers to requests that arrive together over several turns of the event loop. Node accepts one connection per
 * turn (libuv 1.45 and later): if a turn answered all that a thousand connections ask for, new ones would wait for seconds.
 */
export function paceAnswers(answer: http.RequestListener): http.RequestListener {
  const waiting: Parameters<http.RequestListener>[] = [];
  let isScheduled = false;

  function answerSome() {
    for (const exchange of waiting.splice(0, perTurn)) answer(...exchange);
    isScheduled = waiting.length > 0;
    if (isScheduled) setImmediate(answerSome);
  }

  return (request, response) => {
    waiting.push([request, response]);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(answerSome);
  };
}
