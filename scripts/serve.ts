import { createSiteServer } from './serve/createSiteServer';
import { createFeedbackEndpoint, readPageAddresses } from './serve/feedbackEndpoint';
import { feedbackFile } from './serve/feedbackFile';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const pages = readPageAddresses('.content/manifest.json');
const server = createSiteServer('out', createFeedbackEndpoint(pages, feedbackFile));

server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken. Set PORT to another one.` : String(error));
  process.exit(1);
});
server.listen(port, host, () => console.log(`Ready on http://${host}:${port}/`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
