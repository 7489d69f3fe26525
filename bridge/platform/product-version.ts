import manifest from '../../package.json' with { type: 'json' };

/** The version of the product, as released. */
export const productVersion: string = manifest.version;
