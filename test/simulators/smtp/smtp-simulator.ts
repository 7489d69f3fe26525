import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text, as they came but for line ends and the encoding of the transfer. */
  text: string;
}

const address = (argument: string) => /^<([^<>\s]+@[^<>\s]+)>(?: |$)/.exec(argument)?.[1];

/** A mail server that speaks the commands of RFC 5321 in their order, and keeps what it is handed. */
export async function startSmtpSimulator() {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    speak(socket, (mail) => mails.push(mail));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: (): readonly ReceivedMail[] => mails,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function speak(socket: Socket, onMail: (mail: ReceivedMail) => void): void {
  let waiting = '';
  let greeted = false;
  let from: string | undefined;
  let to: string[] = [];
  let data: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const command = (line: string) => {
    const [, verb = '', argument = ''] = /^(EHLO|HELO|MAIL FROM|RCPT TO|DATA|QUIT|RSET)[: ]?(.*)$/i.exec(line) ?? [];
    switch (verb.toUpperCase()) {
      case 'EHLO':
      case 'HELO':
        greeted = argument !== '';
        return say(greeted ? '250 simulator' : '501 name yourself');
      case 'MAIL FROM':
        from = greeted ? address(argument) : undefined;
        return say(from === undefined ? '503 not now' : '250 ok');
      case 'RCPT TO': {
        const reader = address(argument);
        if (from === undefined || reader === undefined) return say('503 not now');
        to.push(reader);
        return say('250 ok');
      }
      case 'DATA':
        if (to.length === 0) return say('503 nobody reads it');
        data = [];
        return say('354 go on');
      case 'RSET':
        [from, to] = [undefined, []];
        return say('250 ok');
      case 'QUIT':
        say('221 bye');
        return socket.end();
      default:
        return say('500 unknown');
    }
  };

  const text = (line: string) => {
    if (line !== '.') return void data?.push(line.replace(/^\./, ''));
    onMail({ from: from ?? '', to, text: decode(data ?? []) });
    [from, to, data] = [undefined, [], undefined];
    say('250 taken');
  };

  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    waiting += bytes.toString('utf8');
    const lines = waiting.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) (data === undefined ? command : text)(line);
  });
  say('220 simulator ESMTP');
}

/** What quoted-printable has cut is put together again. */
function decode(lines: string[]): string {
  const raw = lines.join('\n');
  if (!/^content-transfer-encoding: quoted-printable$/im.test(raw)) return raw;
  const bytes = raw
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_found, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
