// The yardstick for calls with a body: node:http reads it and always returns the same bytes:
// `node bare-json-server.ts <port> <json>`.

import { createServer } from 'node:http';

const [port, json = ''] = process.argv.slice(2);
const body = Buffer.from(json);

const server = createServer((request, response) => {
  request.on('data', () => {});
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  });
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
