import { createHash } from 'node:crypto';

/** What one WebSocket frame is for (RFC 6455, 5.2). */
export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** The answer to a client's Sec-WebSocket-Key. */
export const acceptKey = (key: string): string =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

/** A whole frame as servers send it: not masked. */
export function encodeFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  if (length < 126) return Buffer.concat([Buffer.from([0x80 | opcode, length]), payload]);
  const header = Buffer.alloc(length < 65_536 ? 4 : 10);
  header[0] = 0x80 | opcode;
  if (length < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}

interface Header {
  final: boolean;
  opcode: number;
  mask: Buffer;
  from: number;
  length: number;
}

/** Null while the header is not there yet; throws on what a client must not send. */
function readHeader(buffer: Buffer): Header | null {
  if (buffer.length < 2) return null;
  const [first = 0, second = 0] = buffer;
  if ((second & 0x80) === 0) throw new Error('a client has to mask its frames');
  if ((first & 0x70) !== 0) throw new Error('no extension was agreed on');
  const short = second & 0x7f;
  const lengthBytes = short === 127 ? 8 : short === 126 ? 2 : 0;
  const from = 2 + lengthBytes + 4;
  if (buffer.length < from) return null;
  const length = short === 127 ? Number(buffer.readBigUInt64BE(2)) : short === 126 ? buffer.readUInt16BE(2) : short;
  const mask = buffer.subarray(2 + lengthBytes, from);
  return { final: (first & 0x80) !== 0, opcode: first & 0x0f, mask, from, length };
}

/** Cuts what a client sends into messages; those in pieces are put together. Throws on a breach of the protocol. */
export function createFrameReader(onMessage: (opcode: number, payload: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let pieces: { opcode: number; payloads: Buffer[] } | null = null;

  const take = ({ final, opcode }: Header, payload: Buffer) => {
    if (opcode >= opcodes.close) {
      onMessage(opcode, payload);
      return;
    }
    pieces = opcode === opcodes.continuation ? pieces : { opcode, payloads: [] };
    if (pieces === null) throw new Error('nothing to continue');
    pieces.payloads.push(payload);
    if (!final) return;
    onMessage(pieces.opcode, Buffer.concat(pieces.payloads));
    pieces = null;
  };

  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk]);
    for (let header = readHeader(rest); header !== null; header = readHeader(rest)) {
      const end = header.from + header.length;
      if (rest.length < end) return;
      const payload = Buffer.from(rest.subarray(header.from, end));
      for (const [at, byte] of payload.entries()) payload[at] = byte ^ (header.mask[at % 4] as number);
      rest = rest.subarray(end);
      take(header, payload);
    }
  };
}
