import { timingSafeEqual } from 'node:crypto';

interface StateCookie {
  /** The value of `Set-Cookie`. */
  set(state: string, publicUrl: string): string;
  /** Whether the browser with these cookies is the one that started with this state. */
  matches(cookies: string | undefined, state: string): boolean;
}

const LIFETIME_S = 600;

/** Ties a consent to the browser it was started in: a link that somebody else started leads nowhere. */
export function createStateCookie({ name, path }: { name: string; path: string }): StateCookie {
  return {
    set(state, publicUrl) {
      const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
      return `${name}=${state}; HttpOnly; SameSite=Lax; Path=${path}; Max-Age=${LIFETIME_S}${secure}`;
    },
    matches(cookies, state) {
      const wanted = Buffer.from(state);
      return valuesOf(cookies ?? '', name).some(
        (value) => value.length === wanted.length && timingSafeEqual(value, wanted),
      );
    },
  };
}

function valuesOf(cookies: string, wanted: string): Buffer[] {
  return cookies.split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2);
    return name === wanted && value !== undefined ? [Buffer.from(value)] : [];
  });
}
