import manifest from '../../package.json' with { type: 'json' };

/** How a command is called from a terminal: the start of every remedy. */
export const CALL = 'npm run --silent cli --';

/** The version of the product, as released. */
export const productVersion: string = manifest.version;
