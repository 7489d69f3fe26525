import { existsSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';

/** An optional peer of the sign-in library brings its test runner with a bundler even where dev dependencies are left out. */
const developersTools = '{vite,vitest,rolldown,lightningcss,lightningcss-*,@vitest,@rolldown,@oxc-project}';

/**
 * Run once by the installation. Removes what nothing here can run: of the package `node` the copy of npm, the headers and
 * the manual that come beside the program; source maps of the libraries of the pages, which are built without; and where
 * the packages of developers are left out, declarations, TypeScript sources (Node runs none below `node_modules`), source
 * maps, bundler and test runner. Licenses stay.
 */
export function slimPackages(root: string): void {
  const packages = path.join(root, 'node_modules');
  const runtimes = path.join(packages, 'node', 'node_modules', '*', '{lib,include,share}');
  const unused = [path.join(packages, developersTools), path.join(packages, '**', '*.{map,ts,mts,cts}')];
  const rest = existsSync(path.join(packages, 'typescript')) ? [] : unused;
  const maps = path.join(root, '{bridge/dashboard/node_modules,node_modules/@tanstack}', '**', '*.map');
  for (const found of globSync([runtimes, maps, ...rest])) rmSync(found, { recursive: true, force: true });
}

if (import.meta.main) slimPackages(path.join(import.meta.dirname, '..', '..'));
