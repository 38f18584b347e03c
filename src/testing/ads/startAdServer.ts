import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { scenarioNames, scripts, services, type Scenario } from './scenarios';

/** A running ad server. */
export interface AdServer {
  origin: string;
  /** Requested paths, in order. */
  requests: string[];
  close: () => Promise<void>;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#7a8ba3"/></svg>';

const isScenario = (name: string | undefined): name is Scenario =>
  scenarioNames.some((scenario) => scenario === name);

/**
 * Starts an ad server on this machine: `/<scenario>/carbon.js` is a network's script, `/<scenario>/ads.json` a remote
 * service's answer.
 * @param port 0 for any that is free.
 * @throws Error of the system if it cannot listen there, `EADDRINUSE` if the port is taken
 */
export async function startAdServer(port = 0): Promise<AdServer> {
  const requests: string[] = [];
  let origin = '';
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const [, scenario, file] = path.split(/[/?]/);
    const answers = file === 'ads.json' ? services : scripts;
    if (isScenario(scenario)) return answers[scenario](response, origin);
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, requests, close };
}
