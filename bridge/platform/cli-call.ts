/** How a command is called from a terminal: the start of every remedy. */
export const CALL = 'npm run --silent cli --';
