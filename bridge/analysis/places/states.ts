export { type State, states } from '../../../shared/states.ts';
