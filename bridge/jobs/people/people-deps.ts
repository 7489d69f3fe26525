import type { Kysely } from 'kysely';
import type { SignInApi } from '../../auth/people/sign-in.ts';
import type { SignInLimits } from '../../auth/people/sign-in-limits.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import type { Database } from '../../platform/store/schema.ts';

export interface PeopleDeps {
  db: Kysely<Database>;
  signIn: SignInApi;
  limits: SignInLimits;
  /** Undefined when this server sends no mail. */
  sendMail: SendMail | undefined;
  log: Pick<Log, 'warn'>;
}
