/** A verified request with an unexpected shape. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';

  constructor() {
    super('a request is not as those of Slack are');
  }
}
