/** A proved request that is not as Slack's are. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';

  constructor() {
    super('a request is not as those of Slack are');
  }
}
