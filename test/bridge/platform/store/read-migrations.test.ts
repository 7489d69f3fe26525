import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrationsFolder, readMigrations } from '../../../../bridge/platform/store/migrate.ts';
import { temporaryFolder } from '../../../fixtures/run-cli.ts';

async function folderOf(...files: string[]) {
  const folder = await temporaryFolder();
  for (const file of files) await writeFile(path.join(folder.path, file), `-- ${file}`);
  return folder;
}

describe('a folder of migrations', () => {
  test('is read in the order of its numbers, each with the checksum of its text', async () => {
    await using folder = await folderOf('0002-keys.sql', '0001-accounts.sql', '0003-a-b-2.sql');
    expect(await readMigrations(folder.path)).toEqual(
      ['0001-accounts', '0002-keys', '0003-a-b-2'].map((name, index) => {
        const sql = `-- ${name}.sql`;
        return { version: index + 1, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
      }),
    );
  });

  test('may hold other files, and may be empty', async () => {
    await using folder = await folderOf('README.md', '0001-accounts.sql.orig', '.0001-accounts.sql.swp');
    expect(await readMigrations(folder.path)).toEqual([]);
  });

  test.each([
    ['a gap', ['0001-a.sql', '0003-c.sql'], '0003-c.sql'],
    ['a number twice', ['0001-a.sql', '0001-b.sql'], '0001-b.sql'],
    ['no first one', ['0002-b.sql'], '0002-b.sql'],
    ['a number 0', ['0000-a.sql'], '0000-a.sql'],
    ['a name without a number', ['accounts.sql'], 'accounts.sql'],
    ['a short number', ['1-accounts.sql'], '1-accounts.sql'],
    ['capitals', ['0001-Accounts.sql'], '0001-Accounts.sql'],
    ['an underscore', ['0001_accounts.sql'], '0001_accounts.sql'],
  ])('with %s is a mistake that names the file', async (_what, files, named) => {
    await using folder = await folderOf(...files);
    await expect(readMigrations(folder.path)).rejects.toThrow(`${named}: migrations are numbered`);
  });

  test('that is not there is an error, not a database without tables', async () => {
    await expect(readMigrations('/nonexistent/migrations')).rejects.toThrow('ENOENT');
  });
});

test('no shipped migration opens or ends a transaction: each is one already', async () => {
  for (const { name, sql } of await readMigrations(migrationsFolder))
    expect([name, /^\s*(begin|commit|rollback|start transaction)\s*;/im.test(sql)]).toEqual([name, false]);
});
