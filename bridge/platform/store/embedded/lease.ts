import { execFile } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * A named pipe tracks who still needs the server: every process that uses it holds the write end; the watchdog beside
 * the server holds the read end and sees its end when the last writer is gone, however it ended. A kill, a reused
 * process id or another container leaves nothing behind.
 */
export interface Lease {
  release(): void;
}

/** @returns undefined when no watchdog reads the pipe */
export function takeLease(file: string): Lease | undefined {
  const descriptor = openIfThere(file, constants.O_WRONLY | constants.O_NONBLOCK);
  return descriptor === undefined ? undefined : leaseOn(descriptor);
}

/** Whether a watchdog reads the pipe. */
export function isWatched(file: string): boolean {
  const descriptor = openIfThere(file, constants.O_WRONLY | constants.O_NONBLOCK);
  if (descriptor !== undefined) closeSync(descriptor);
  return descriptor !== undefined;
}

/** Watches the pipe from this process, until it is released or this process ends. */
export async function watchPipe(file: string): Promise<Lease> {
  return leaseOn(await openBothEnds(file));
}

/** A lease before there is a watchdog, and the read end to start one with, which the caller closes. */
export async function createLease(file: string): Promise<{ lease: Lease; reader: number }> {
  const both = await openBothEnds(file);
  try {
    const reader = openSync(file, constants.O_RDONLY);
    return { reader, lease: leaseOn(openSync(file, constants.O_WRONLY)) };
  } finally {
    closeSync(both);
  }
}

const openBothEnds = async (file: string): Promise<number> =>
  openIfThere(file, constants.O_RDWR | constants.O_NONBLOCK) ?? (await createPipe(file));

async function createPipe(file: string): Promise<number> {
  await promisify(execFile)('mkfifo', ['-m', '600', file]).catch((error: Error) => {
    if (openable(file)) return;
    throw new Error(`The named pipe ${file} could not be made`, { cause: error });
  });
  return openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
}

function openable(file: string): boolean {
  const descriptor = openIfThere(file, constants.O_RDWR | constants.O_NONBLOCK);
  if (descriptor !== undefined) closeSync(descriptor);
  return descriptor !== undefined;
}

function leaseOn(descriptor: number): Lease {
  let isOpen = true;
  return {
    release() {
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}

function openIfThere(file: string, flags: number): number | undefined {
  try {
    const descriptor = openSync(file, flags);
    if (fstatSync(descriptor).isFIFO()) return descriptor;
    // A backup may have turned the pipe into a file.
    closeSync(descriptor);
    rmSync(file);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENXIO' || code === 'ENOENT') return undefined;
    throw error;
  }
}
