import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { acceptKey, createFrameReader, encodeFrame, opcodes } from './socket-frames.ts';

/** A frame as clients send it. */
function masked(opcode: number, payload: Buffer, final = true): Buffer {
  const frame = encodeFrame(opcode, payload);
  const headerLength = frame.length - payload.length;
  const mask = randomBytes(4);
  const header = Buffer.from(frame.subarray(0, headerLength));
  header[0] = (final ? 0x80 : 0) | opcode;
  header[1] = (header[1] as number) | 0x80;
  return Buffer.concat([header, mask, Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] as number)))]);
}

function reading() {
  const messages: [number, string][] = [];
  const read = createFrameReader((opcode, payload) => void messages.push([opcode, payload.toString()]));
  return { messages, read };
}

test('the key of RFC 6455, 1.3', () => {
  expect(acceptKey('dGhlIHNhbXBsZSBub25jZQ==')).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
});

describe('frames', () => {
  test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('of %i bytes, however they are cut', (length) => {
    const { messages, read } = reading();
    const text = 'é'.repeat(length / 2) + 'x'.repeat(length % 2);
    const bytes = Buffer.concat([masked(opcodes.text, Buffer.from(text)), masked(opcodes.ping, Buffer.from('p'))]);
    const piece = Math.max(1, Math.ceil(bytes.length / 7));
    for (let at = 0; at < bytes.length; at += piece) read(bytes.subarray(at, at + piece));
    expect(messages).toEqual([
      [opcodes.text, text],
      [opcodes.ping, 'p'],
    ]);
  });

  test('in pieces, with a ping between them', () => {
    const { messages, read } = reading();
    read(masked(opcodes.text, Buffer.from('one '), false));
    read(masked(opcodes.ping, Buffer.from('')));
    read(masked(opcodes.continuation, Buffer.from('two')));
    expect(messages).toEqual([
      [opcodes.ping, ''],
      [opcodes.text, 'one two'],
    ]);
  });

  test.each([
    ['not masked', encodeFrame(opcodes.text, Buffer.from('x'))],
    ['with an extension nobody agreed on', Buffer.from([0xc1, 0x80, 0, 0, 0, 0])],
    ['that continue nothing', masked(opcodes.continuation, Buffer.from('x'))],
  ])('%s are refused', (_, frame) => expect(() => reading().read(frame)).toThrow());
});
