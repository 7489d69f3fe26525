import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { StoreRefusal } from '../../../../bridge/platform/refusal.ts';
import { loadAppSecrets } from '../../../../bridge/platform/store/seal.ts';
import { createDataDir } from '../../../fixtures/data-dir.ts';

const given = ['a secret that was given, thirty-two characters'];

async function folder() {
  const made = await createDataDir();
  await mkdir(made.dataDir);
  return made;
}

describe('without a database server', () => {
  test('a secret is made once, kept for us alone, and found again', async () => {
    await using made = await folder();
    const options = { given: undefined, dataDir: made.dataDir, required: false };
    const secrets = await loadAppSecrets(options);
    expect(secrets).toHaveLength(1);
    expect(Buffer.from(secrets[0]!, 'base64url')).toHaveLength(32);
    expect(await loadAppSecrets(options)).toEqual(secrets);
    const file = path.join(made.dataDir, 'app-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toBe(secrets[0]);
  });

  test('first starts at the same moment agree on one secret and leave no drafts', async () => {
    await using made = await folder();
    const options = { given: undefined, dataDir: made.dataDir, required: false };
    const all = await Promise.all(Array.from({ length: 8 }, () => loadAppSecrets(options)));
    expect(new Set(all.flat()).size).toBe(1);
    expect(await readdir(made.dataDir)).toEqual(['app-secret']);
  });

  test('a given secret does not join the one that was made before: a slip is no rotation', async () => {
    await using made = await folder();
    await loadAppSecrets({ given: undefined, dataDir: made.dataDir, required: false });
    expect(await loadAppSecrets({ given, dataDir: made.dataDir, required: false })).toEqual(given);
  });

  test('with a given secret none is made', async () => {
    await using made = await folder();
    expect(await loadAppSecrets({ given, dataDir: made.dataDir, required: false })).toEqual(given);
    expect(await readdir(made.dataDir)).toEqual([]);
  });

  test('a file that holds no secret any more is not replaced by a new one', async () => {
    await using made = await folder();
    await writeFile(path.join(made.dataDir, 'app-secret'), '\n');
    const loading = loadAppSecrets({ given: undefined, dataDir: made.dataDir, required: false });
    await expect(loading).rejects.toThrow(/restore it/);
    expect(await readFile(path.join(made.dataDir, 'app-secret'), 'utf8')).toBe('\n');
  });

  test.runIf(process.getuid?.() !== 0)('a file we may not read is not replaced', async () => {
    await using made = await folder();
    await writeFile(path.join(made.dataDir, 'app-secret'), 'x'.repeat(43));
    await chmod(path.join(made.dataDir, 'app-secret'), 0);
    const loading = loadAppSecrets({ given: undefined, dataDir: made.dataDir, required: false });
    await expect(loading).rejects.toThrow(StoreRefusal);
  });
});

describe('with a database server', () => {
  test('a missing secret is refused, even where one was made before', async () => {
    await using made = await folder();
    await loadAppSecrets({ given: undefined, dataDir: made.dataDir, required: false });
    const loading = loadAppSecrets({ given: undefined, dataDir: made.dataDir, required: true });
    await expect(loading).rejects.toThrow(/DATABASE_URL needs APP_SECRET/);
  });

  test('a given one is taken, also where DATA_DIR does not exist', async () => {
    expect(await loadAppSecrets({ given, dataDir: '/nonexistent', required: true })).toEqual(given);
  });
});
