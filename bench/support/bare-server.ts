// The yardstick: node:http and nothing else. It fetches the answers of the addresses given on the command line from the
// site, with their headers, and answers the same bytes: `node bare-server.ts <port> <origin> <path> …`.

import { createServer } from 'node:http';

const [port, origin, ...paths] = process.argv.slice(2);
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
for (const path of paths) {
  const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  for (const name of ['connection', 'keep-alive', 'date']) delete headers[name];
  answers.set(path, { headers, body });
}

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
