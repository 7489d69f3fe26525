/** Things are not as they have to be; the message tells the operator why and what to do, so no stack goes with it. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** The store will not open as things are; the message tells the operator why and what to do. */
export class StoreRefusal extends Refusal {
  override readonly name = 'StoreRefusal';
}
