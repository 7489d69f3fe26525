/** How a command is called from a terminal: what every remedy begins with. */
export const CALL = 'npm run --silent cli --';
