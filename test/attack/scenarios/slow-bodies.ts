import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type BodyRoute, bodyRoutes } from '../routes.ts';
import type { Scenario } from '../scenario.ts';
import { readAnswer } from '../tally.ts';

const CONNECTIONS = 300;
const BYTE_MS = 1_000;
/** They come from elsewhere than the callers who are to be served. */
const SOURCES = 20;
const CONNECTING_MS = 5;
const BACK_AFTER_MS = 250;

/** Bodies and heads of a byte a second on 300 connections that come back when they are closed, with 256 descriptors. */
export const slowBodies: Scenario = {
  name: 'slow-bodies',
  target: { descriptors: 256 },
  async run({ target, tally, quick, note }) {
    const routes = bodyRoutes(target);
    const end = performance.now() + (quick ? 20_000 : 60_000);
    let connections = 0;
    const hold = async (number: number) => {
      while (performance.now() < end && target.ended() === undefined) {
        connections += 1;
        const route = routes[number % routes.length];
        if (route === undefined) return;
        const answer = await dawdle({ port: target.port, route, number, end });
        if (answer !== '') tally.count(readAnswer(answer));
        await delay(BACK_AFTER_MS);
      }
    };
    const holding: Promise<void>[] = [];
    for (let number = 0; number < CONNECTIONS; number += 1) {
      holding.push(hold(number));
      await delay(CONNECTING_MS);
    }
    await Promise.all(holding);
    note(`${connections.toLocaleString('en')} connections`);
  },
};

interface Dawdling {
  port: number;
  route: BodyRoute;
  number: number;
  end: number;
}

/** Every third does not even finish its head. @returns what came back */
function dawdle({ port, route, number, end }: Dawdling): Promise<string> {
  return new Promise((resolve) => {
    const localAddress = `127.0.1.${(number % SOURCES) + 1}`;
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress });
    let received = '';
    const finish = () => {
      clearInterval(dripping);
      clearTimeout(over);
      socket.destroy();
      resolve(received);
    };
    const over = setTimeout(finish, Math.max(0, end - performance.now()));
    const fields = Object.entries({ ...route.headers, host: 'bridge.example', 'content-length': '5000' });
    const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const whole = number % 3 === 0 ? '' : `${head}\r\n`;
    socket.write(`${route.method} ${route.path} HTTP/1.1\r\n${whole}`);
    const dripping = setInterval(() => socket.write('x'), BYTE_MS);
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
    });
    socket.on('error', finish).on('close', finish);
  });
}
