import type { OneTimeLink } from '../../auth/people/one-time-links.ts';
import type { Person } from '../../auth/people/people.ts';
import type { PeopleDeps } from './people-deps.ts';

type Reader = Pick<Person, 'email' | 'invited'>;

/** @returns whether the mail server accepted it; the link is shown to its maker in any case */
export async function mailLink(
  { sendMail, log }: Pick<PeopleDeps, 'sendMail' | 'log'>,
  { person, link, account }: { person: Reader; link: Pick<OneTimeLink, 'url'>; account: string },
): Promise<boolean> {
  if (sendMail === undefined) return false;
  try {
    await sendMail({ to: person.email, ...mailOf(person, link, account) });
    return true;
  } catch (error) {
    // A mail server's message may name the recipient.
    log.warn({ code: (error as NodeJS.ErrnoException).code }, 'a link could not be mailed');
    return false;
  }
}

function mailOf(
  { invited }: Reader,
  { url }: Pick<OneTimeLink, 'url'>,
  account: string,
): { subject: string; text: string } {
  // A line break in a name would start a new line in the mail.
  const name = account.replace(/\s+/g, ' ');
  const what = invited
    ? `You have been invited to the lead intake dashboard of ${name}. Choose a password here:`
    : `A new password for the lead intake dashboard of ${name} can be chosen here:`;
  const otherwise = invited ? '' : ' If you did not request this, ignore this email.';
  return {
    subject: invited ? `Your invitation to ${name}` : `A new password for ${name}`,
    text: `${what}\n\n${url}\n\nThe link works once, for an hour.${otherwise}\n`,
  };
}
