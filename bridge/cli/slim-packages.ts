import { existsSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Run once by the installation. Removes what nothing here can run: of the package `node` the copy of npm, the headers and
 * the manual that come beside the program; source maps of the libraries of the pages, which are built without; and where the packages of developers are left out, declarations, TypeScript
 * sources (Node runs none below `node_modules`) and source maps. Licenses stay.
 */
export function slimPackages(root: string): void {
  const packages = path.join(root, 'node_modules');
  const runtimes = path.join(packages, 'node', 'node_modules', '*', '{lib,include,share}');
  const rest = existsSync(path.join(packages, 'typescript')) ? [] : [path.join(packages, '**', '*.{map,ts,mts,cts}')];
  const maps = path.join(root, '{bridge/dashboard/node_modules,node_modules/@tanstack}', '**', '*.map');
  for (const found of globSync([runtimes, maps, ...rest])) rmSync(found, { recursive: true });
}

if (import.meta.main) slimPackages(path.join(import.meta.dirname, '..', '..'));
