import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface Migration {
  version: number;
  name: string;
  sql: string;
  checksum: string;
}

export const migrationsFolder: string = fileURLToPath(new URL('migrations', import.meta.url));

/** The numbered files of the folder, in order; a gap or a duplicate is a mistake in the release. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const version = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
      if (version !== index + 1) throw new Error(`${file}: migrations are numbered 0001, 0002, … without gaps`);
      const sql = await readFile(`${folder}/${file}`, 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version, name: file.slice(0, -'.sql'.length), sql, checksum };
    }),
  );
}
