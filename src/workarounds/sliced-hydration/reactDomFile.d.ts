/** React's client as a file, which has no types of its own. */
declare module '*/react-dom/client.js' {
  import type * as Client from 'react-dom/client';
  const client: typeof Client;
  export default client;
}
