import type { CommandInput } from '../command/command.ts';
import { serveBridge } from './serve-bridge.ts';

export async function serve({ environment, signal }: CommandInput): Promise<undefined> {
  await serveBridge({ environment, signal });
}

export async function worker({ environment, signal }: CommandInput): Promise<undefined> {
  await serveBridge({ environment, signal, role: 'worker' });
}
