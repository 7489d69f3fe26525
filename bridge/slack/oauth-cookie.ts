import { timingSafeEqual } from 'node:crypto';

const NAME = 'slack_oauth_state';
const LIFETIME_S = 600;

/** Ties a consent to the browser it was begun in: a link that somebody else began leads nowhere. */
export function stateCookie(state: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
  return `${NAME}=${state}; HttpOnly; SameSite=Lax; Path=/slack; Max-Age=${LIFETIME_S}${secure}`;
}

export function holdsState(cookies: string | undefined, state: string): boolean {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2);
    return name === NAME && value !== undefined ? [Buffer.from(value)] : [];
  });
  const wanted = Buffer.from(state);
  return values.some((value) => value.length === wanted.length && timingSafeEqual(value, wanted));
}
