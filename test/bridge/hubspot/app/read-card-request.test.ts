import { describe, expect, test } from 'vitest';
import { appOperations } from '../../../../bridge/hubspot/app/card-handlers.ts';
import { readCaller, readCardBody, readPath } from '../../../../bridge/hubspot/app/card-routes.ts';

const signed = 'userId=7&portalId=11&userEmail=amy%40firm.example&appId=4070801';

describe('who asks', () => {
  test('portal and user, from the query alone', () => {
    const amy = { portalId: '11', userId: '7', email: 'amy@firm.example', appId: '4070801' };
    expect(readCaller(`/hubspot/card/settings?${signed}`)).toEqual(amy);
    expect(readCaller(`/x?a=1&a=2&${signed}&b=%ZZ`)).toEqual(amy);
    expect(readCaller(`/x?y=%26portalId%3D12&${signed}`)).toEqual(amy);
  });

  test.each([
    ['no query', '/hubspot/card/settings'],
    ['a second portal', `/x?portalId=12&${signed}`],
    ['the same portal twice', `/x?portalId=11&${signed}`],
    ['a second portal under another spelling', `/x?%70ortalId=12&${signed}`],
    ['a second user', `/x?${signed}&userId=8`],
    ['no user', '/x?portalId=11&appId=1'],
    ['no app', '/x?portalId=11&userId=7'],
    ['no number', `/x?${signed.replace('=11', '=eleven')}`],
    ['a number no portal has', `/x?${signed.replace('=11', '=9999999999999999999')}`],
    ['a leading zero', `/x?${signed.replace('=11', '=011')}`],
  ])('%s is refused', (_what, target) => {
    expect(() => readCaller(target)).toThrow(expect.objectContaining({ code: 'invalid_card_request', status: 400 }));
  });
});

describe('path and body', () => {
  test('what a path does not name is empty', () => {
    expect(readPath({})).toEqual({ contactId: '', requestId: '' });
    expect(readPath({ contactId: '501' })).toEqual({ contactId: '501', requestId: '' });
  });

  test.each([
    [{ contactId: '0' }],
    [{ contactId: '9223372036854775808' }],
    [{ contactId: '5/../6' }],
    [{ requestId: 'short' }],
    [{ requestId: "a'; drop table" }],
  ])('%j is refused', (params) => {
    expect(() => readPath(params)).toThrow(expect.objectContaining({ code: 'invalid_card_request' }));
  });

  const read = (text: string | Uint8Array) => readCardBody(appOperations.screenNow, Buffer.from(text as string));

  test('a body is read where there is to be one, and no other', () => {
    expect(read('{"requestId":"press-0001"}')).toEqual({ requestId: 'press-0001' });
    expect(readCardBody(appOperations.readLead, Buffer.from('anything'))).toBeUndefined();
  });

  test('details name the places, never the values', () => {
    const refused = () => read('{"requestId":"Maria Delgado","portalId":"12"}');
    expect(refused).toThrow(
      expect.objectContaining({
        details: [
          expect.objectContaining({ path: 'requestId' }),
          expect.objectContaining({ message: 'contains unknown keys' }),
        ],
      }),
    );
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['bad UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['a text no database keeps', '{"requestId":"press-0001","x":"\\u0000"}'],
    ['half a character', '{"requestId":"press-0001","x":"\\ud800"}'],
  ])('%s is refused', (_what, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'invalid_card_request' }));
  });
});
