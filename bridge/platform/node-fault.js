export const OLDEST_NODE = 24;

/**
 * Why this Node cannot run the bridge, in one line; undefined when it can. JavaScript without imports: an older Node
 * must be able to read it.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeFault(version) {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return undefined;
  return `The bridge needs Node ${OLDEST_NODE}; you run ${version}. Use \`npm start\` or \`npm run --silent cli -- COMMAND\`, which bring their own, or install Node ${OLDEST_NODE}.`;
}
