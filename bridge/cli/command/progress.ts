import process from 'node:process';

/** Called after every step, or every batch of them. */
type Progress = (done: number, of: number) => void;

const DRAWN_EVERY_MS = 100;

/** Overwrites one line on standard error when it is a terminal; prints nothing otherwise. */
export function showProgress(noun: string, stream: NodeJS.WriteStream = process.stderr, now = Date.now): Progress {
  if (!stream.isTTY) return () => undefined;
  const began = now();
  let drawnAt = 0;
  return (done, of) => {
    if (done < of && now() - drawnAt < DRAWN_EVERY_MS) return;
    drawnAt = now();
    const line = `${done} of ${of} ${noun}${pace({ done, of, elapsedMs: drawnAt - began })}`;
    stream.write(done >= of ? '\r\u001b[K' : `\r\u001b[K${line.slice(0, stream.columns - 1)}`);
  };
}

/** ", 12 a second, 40 s left"; empty until it can be estimated. */
export function pace({ done, of, elapsedMs }: { done: number; of: number; elapsedMs: number }): string {
  if (done <= 0 || done >= of || elapsedMs < 1_000) return '';
  const aSecond = (done * 1_000) / elapsedMs;
  const rate = aSecond >= 1 ? `${Math.round(aSecond)} a second` : `${Math.max(1, Math.round(aSecond * 60))} a minute`;
  return `, ${rate}, ${duration((of - done) / aSecond)} left`;
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3_600)} h`;
}
