import { Refusal } from './refusal.ts';

/** The store will not open as things are; the message tells the operator why and what to do. */
export class StoreRefusal extends Refusal {
  override readonly name = 'StoreRefusal';
}
