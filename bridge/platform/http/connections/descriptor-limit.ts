import { readFileSync } from 'node:fs';
import process from 'node:process';

/** For the store, for calls to HubSpot, Slack and OpenAI, for threads, logs and files. */
const RESERVED = 128;
/** A connection costs memory too. */
const CONNECTIONS_MAX = 4_000;

/** The connection limit that leaves descriptors for what the bridge itself opens. */
export function connectionLimit(descriptors = descriptorLimit()): number {
  return Math.min(CONNECTIONS_MAX, Math.max(descriptors - RESERVED, Math.floor(descriptors / 2)));
}

/** Open file limit of this process; infinite when the system does not report one. */
function descriptorLimit(): number {
  const text = process.platform === 'linux' ? limitOfLinux() : limitOfReport();
  return text === undefined || !/^\d+$/.test(text) ? Number.POSITIVE_INFINITY : Number(text);
}

/** Node's process report takes a hundred times as long. */
function limitOfLinux(): string | undefined {
  try {
    return /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  } catch {
    return limitOfReport();
  }
}

function limitOfReport(): string | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  return String(userLimits?.open_files?.soft);
}
