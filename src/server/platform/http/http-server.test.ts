import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { CONNECTION_LIMITS, createHttpServer } from './http-server.ts';

const LIMITS = {
  headersTimeoutMs: 100,
  requestTimeoutMs: 200,
  idleResponseTimeoutMs: 10_000,
  checkIntervalMs: 20,
  maxConnections: 3,
};

let server: Server;

beforeEach(async () => {
  server = createHttpServer((request, response) => {
    request.resume().once('end', () => response.end('fine'));
  }, LIMITS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

async function open(): Promise<{ socket: Socket; received(): string; ended: Promise<unknown> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, received: () => text, ended };
}

describe('a connection', () => {
  it('that sends nothing is closed', async () => {
    const { ended } = await open();
    await ended;
  });

  it('whose headers drip is closed', async () => {
    const { socket, ended } = await open();
    socket.write('GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ');
    const dripping = setInterval(() => socket.write('x'), 10);
    await ended;
    clearInterval(dripping);
  });

  it('whose body drips is closed', async () => {
    const { socket, ended } = await open();
    socket.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100000\r\n\r\n');
    const dripping = setInterval(() => socket.write('x'), 10);
    await ended;
    clearInterval(dripping);
  });

  it('that keeps in time is served, one request after another', async () => {
    const { socket, received } = await open();
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    await expect.poll(received).toContain('fine');
    socket.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1\r\n\r\nx');
    await expect.poll(() => received().split('fine')).toHaveLength(3);
  });

  it('that names two hosts in a request is refused', async () => {
    const { socket, received, ended } = await open();
    socket.write('GET / HTTP/1.1\r\nHost: site\r\nhost: evil.example\r\n\r\n');
    await ended;
    expect(received()).toContain('HTTP/1.1 400');
    expect(received()).not.toContain('fine');
  });

  it('beyond the limit is closed at once, and one after that is served again', async () => {
    const request = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
    const first = await Promise.all(Array.from({ length: LIMITS.maxConnections }, open));
    for (const { socket } of first) socket.write(request);
    const refused = await open();
    await refused.ended;
    expect(refused.received()).toBe('');
    for (const { socket, ended } of first) {
      socket.end();
      await ended;
    }
    const { socket, received } = await open();
    socket.write(request);
    await expect.poll(received).toContain('fine');
  });
});

it('the site listens with these limits', async () => {
  const site = await createTestApp();
  const { headersTimeout, requestTimeout, maxConnections } = site.app.server;
  expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
    headersTimeout: CONNECTION_LIMITS.headersTimeoutMs,
    requestTimeout: CONNECTION_LIMITS.requestTimeoutMs,
    maxConnections: CONNECTION_LIMITS.maxConnections,
  });
  await site.close();
});
