import { describe, expect, test } from 'vitest';
import { pace, showProgress } from '../../../../bridge/cli/command/progress.ts';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, columns: 40, write: (text: string) => written.push(text) > 0 };
  return { stream: stream as unknown as NodeJS.WriteStream, shown: () => written.join('') };
}

describe('progress', () => {
  test('tells how far, how fast and how long still, on one line that is gone at the end', () => {
    const { stream, shown } = terminal(true);
    let now = 0;
    const progress = showProgress('cases', stream, () => now);
    for (const done of [1, 10, 20]) {
      now += 1_000;
      progress(done, 100);
    }
    expect(shown().split('\r\u001b[K').at(-1)).toBe('20 of 100 cases, 7 a second, 12 s left');
    progress(100, 100);
    expect(shown().endsWith('\r\u001b[K')).toBe(true);
    expect(shown()).not.toContain('\n');
  });

  test('is drawn at most ten times a second, and no wider than the terminal', () => {
    const { stream, shown } = terminal(true);
    const progress = showProgress('cases of a name that is much too long for it', stream, () => 10_000);
    for (let done = 1; done < 1_000; done += 1) progress(done, 1_000);
    const lines = shown().split('\r\u001b[K').slice(1);
    expect(lines.length).toBe(1);
    expect(lines[0]?.length).toBeLessThan(40);
  });

  test('is silent where nobody looks', () => {
    const { stream, shown } = terminal(false);
    showProgress('cases', stream)(1, 2);
    expect(shown()).toBe('');
  });

  test.each([
    [{ done: 0, of: 10, elapsedMs: 5_000 }, ''],
    [{ done: 5, of: 10, elapsedMs: 500 }, ''],
    [{ done: 10, of: 10, elapsedMs: 5_000 }, ''],
    [{ done: 5, of: 10, elapsedMs: 60_000 }, ', 5 a minute, 60 s left'],
    [{ done: 1_000, of: 100_000, elapsedMs: 20_000 }, ', 50 a second, 33 min left'],
    [{ done: 1, of: 1_000, elapsedMs: 60_000 }, ', 1 a minute, 17 h left'],
  ])('%o: "%s"', (given, text) => expect(pace(given)).toBe(text));
});
