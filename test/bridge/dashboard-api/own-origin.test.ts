import { expect, test } from 'vitest';
import { createOriginCheck } from '../../../bridge/dashboard-api/own-origin.ts';

test('a header that holds more than a name of this machine and a port leads nowhere', () => {
  const { originFor, check } = createOriginCheck('http://localhost:3000');
  expect(originFor({ host: '127.0.0.1:8080' })).toBe('http://127.0.0.1:8080');
  for (const host of ['localhost:1/@evil.example', 'evil.example@localhost', 'localhost?evil', 'LOCALHOST:3000']) {
    expect(originFor({ host }), host).toBe('http://localhost:3000');
    const request = { method: 'POST', headers: { host, origin: `http://${host}` } };
    expect(() => check(request), host).toThrow();
  }
});

test('the address that others are given is not the one a request names', () => {
  expect(createOriginCheck('http://0.0.0.0:3000').shownOrigin(8080)).toBe('http://localhost:3000');
  expect(createOriginCheck('http://127.0.0.1:0').shownOrigin(8080)).toBe('http://127.0.0.1:8080');
});
