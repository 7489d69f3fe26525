/** The store will not open as things are; the message tells the operator why and what to do. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}
