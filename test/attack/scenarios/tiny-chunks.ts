import { connect } from 'node:net';
import { type BodyRoute, bodyRoutes } from '../routes.ts';
import type { Scenario } from '../scenario.ts';
import { type Answer, readAnswer } from '../tally.ts';

const CONNECTIONS = 3;
/** A body of a byte a chunk: six bytes on the wire for each. */
const CHUNK = Buffer.from('1\r\nx\r\n'.repeat(10_000));
const CHUNKS_AT_ONCE = 10_000;
const LONGEST_MS = 30_000;

/** A chunked body of single bytes on every route that reads one, from three connections each. */
export const tinyChunks: Scenario = {
  name: 'tiny-chunks',
  async run({ target, tally, quick, note }) {
    const chunks = quick ? 300_000 : 2_000_000;
    let sent = 0;
    for (const route of bodyRoutes(target)) {
      const answers = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => sendChunks({ port: target.port, route, chunks })),
      );
      for (const { answer, taken } of answers) {
        tally.count(answer);
        sent += taken;
      }
      if (target.ended() !== undefined) return note(`it ended on the route ${route.name}`);
    }
    note(`${sent.toLocaleString('en')} single bytes were taken from the sender`);
  },
};

interface Sending {
  port: number;
  route: BodyRoute;
  chunks: number;
}

function sendChunks({ port, route, chunks }: Sending): Promise<{ answer: Answer | undefined; taken: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    let taken = 0;
    const finish = () => {
      clearTimeout(longest);
      socket.destroy();
      resolve({ answer: readAnswer(received), taken });
    };
    const longest = setTimeout(finish, LONGEST_MS);
    const write = () => {
      while (taken < chunks && !socket.destroyed) {
        taken += CHUNKS_AT_ONCE;
        if (!socket.write(CHUNK)) return socket.once('drain', write);
      }
      return socket.write('0\r\n\r\n');
    };
    const fields = Object.entries({ ...route.headers, host: 'bridge.example', 'transfer-encoding': 'chunked' });
    const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      // It has been answered: what is still to come would be read for nothing.
      if (readAnswer(received) !== undefined) setTimeout(finish, 100);
    });
    socket.on('error', finish).on('close', finish);
    socket.write(`${route.method} ${route.path} HTTP/1.1\r\n${head}\r\n`);
    write();
  });
}
