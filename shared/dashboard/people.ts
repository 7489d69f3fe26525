import { z } from 'zod';
import { planName, subscriptionState } from '../plan-limits.ts';
import { EMAIL_RULE, storableText } from '../storable-text.ts';
import { at, type DashboardOperation, none, role } from './operation.ts';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

const email = z.email(EMAIL_RULE).max(254);
const password = z.string().min(1).max(PASSWORD_MAX);
const newPassword = z
  .string()
  .min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `must have at most ${PASSWORD_MAX} characters`);
const code = z.string().regex(/^[0-9]{6}$|^[A-Za-z0-9-]{8,20}$/, 'must be six digits, or a recovery code');
const personName = storableText(100);
const token = z.string().min(20).max(200);

/** After a password: signed in, or a code of the second factor is required. */
const signInStep = z.object({ next: z.enum(['done', 'code']) });

const me = z
  .object({
    user: z.object({ id: z.string(), email: z.string(), name: z.string(), twoFactor: z.boolean() }),
    role,
    account: z.object({ id: z.string(), name: z.string(), plan: planName, subscription: subscriptionState }),
    /** Whether links are mailed as well as shown. */
    mails: z.boolean(),
  })
  .meta({ id: 'Me' });

const person = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role,
    twoFactor: z.boolean(),
    /** Invited, without a password yet. */
    invited: z.boolean(),
    lastSeenAt: at.nullable(),
    createdAt: at,
  })
  .meta({ id: 'Person' });

/** Shown once, to the person who asked for it. */
const link = z.object({ url: z.string(), expiresAt: at, mailed: z.boolean() });

const signIn = z.object({
  id: z.string(),
  current: z.boolean(),
  /** Browser and system, in words. */
  device: z.string(),
  address: z.string().nullable(),
  createdAt: at,
  lastSeenAt: at,
});

/** Sign-in and people, with sessions in a cookie that no script can read. */
export const peopleOperations = {
  signIn: {
    method: 'POST',
    path: '/dashboard-api/sign-in',
    summary: 'Sign in with email and password',
    role: null,
    input: z.strictObject({ email, password }),
    output: signInStep,
    problems: ['wrong_sign_in', 'too_many_sign_ins'],
  },
  signInCode: {
    method: 'POST',
    path: '/dashboard-api/sign-in/code',
    summary: 'Finish signing in with a two-factor code',
    role: null,
    input: z.strictObject({ code }),
    output: signInStep,
    problems: ['wrong_sign_in', 'too_many_sign_ins'],
  },
  signOut: {
    method: 'POST',
    path: '/dashboard-api/sign-out',
    summary: 'End this sign-in',
    role: 'read_only',
    input: none.strict(),
    output: none,
    problems: [],
  },
  readLink: {
    method: 'POST',
    path: '/dashboard-api/link',
    summary: 'Show what a one-time link is for',
    role: null,
    input: z.strictObject({ token }),
    /** Without an address for the first owner of an account, who has to enter it. */
    output: z.object({ kind: z.enum(['invitation', 'reset']), email: z.string().nullable(), account: z.string() }),
    problems: ['link_used_up'],
  },
  useLink: {
    method: 'POST',
    path: '/dashboard-api/link/password',
    summary: 'Choose a password with a one-time link, and sign in',
    role: null,
    input: z.strictObject({ token, password: newPassword, name: personName.optional(), email: email.optional() }),
    output: signInStep,
    problems: ['link_used_up', 'person_exists'],
  },
  askReset: {
    method: 'POST',
    path: '/dashboard-api/password-reset',
    summary: 'Ask for a link to a new password; the answer is the same for every address',
    role: null,
    input: z.strictObject({ email }),
    /** Whether this server mails links at all; if not, a colleague makes one. */
    output: z.object({ mails: z.boolean() }),
    problems: ['too_many_sign_ins'],
  },
  readMe: {
    method: 'GET',
    path: '/dashboard-api/me',
    summary: 'Show who is signed in, and the account',
    role: 'read_only',
    output: me,
    problems: [],
  },
  saveMe: {
    method: 'PUT',
    path: '/dashboard-api/me',
    summary: 'Change your own name',
    role: 'read_only',
    input: z.strictObject({ name: personName }),
    output: me,
    problems: [],
  },
  changePassword: {
    method: 'PUT',
    path: '/dashboard-api/me/password',
    summary: 'Change your own password; all other sign-ins end',
    role: 'read_only',
    input: z.strictObject({ current: password, next: newPassword }),
    output: none,
    problems: ['wrong_password', 'too_many_sign_ins'],
  },
  startTwoFactor: {
    method: 'POST',
    path: '/dashboard-api/me/two-factor',
    summary: 'Start setting up two-factor authentication',
    role: 'read_only',
    input: z.strictObject({ password }),
    output: z.object({ uri: z.string(), secret: z.string(), recoveryCodes: z.array(z.string()) }),
    problems: ['wrong_password', 'two_factor_on', 'too_many_sign_ins'],
  },
  confirmTwoFactor: {
    method: 'PUT',
    path: '/dashboard-api/me/two-factor',
    summary: 'Turn on two-factor authentication with the first code',
    role: 'read_only',
    input: z.strictObject({ code }),
    output: none,
    problems: ['wrong_code', 'too_many_sign_ins'],
  },
  endTwoFactor: {
    method: 'POST',
    path: '/dashboard-api/me/two-factor/end',
    summary: 'Turn two-factor authentication off',
    role: 'read_only',
    input: z.strictObject({ password }),
    output: none,
    problems: ['wrong_password', 'too_many_sign_ins'],
  },
  listSignIns: {
    method: 'GET',
    path: '/dashboard-api/me/sign-ins',
    summary: 'List where you are signed in',
    role: 'read_only',
    output: z.object({ signIns: z.array(signIn) }),
    problems: [],
  },
  endSignIns: {
    method: 'POST',
    path: '/dashboard-api/me/sign-ins/end',
    summary: 'End one of your sign-ins, or all but this one',
    role: 'read_only',
    input: z.strictObject({ id: z.string().max(100).nullable() }),
    output: z.object({ ended: z.int().min(0) }),
    problems: [],
  },
  listPeople: {
    method: 'GET',
    path: '/dashboard-api/people',
    summary: 'List who may sign in to this account',
    role: 'admin',
    output: z.object({ people: z.array(person) }),
    problems: [],
  },
  invitePerson: {
    method: 'POST',
    path: '/dashboard-api/people',
    summary: 'Invite a person; only an owner can invite owners',
    role: 'admin',
    input: z.strictObject({ email, role }),
    output: z.object({ person, link }),
    problems: ['person_exists', 'role_too_low'],
  },
  makeLink: {
    method: 'POST',
    path: '/dashboard-api/people/:personId/link',
    summary: 'Create a new one-time link with which a person chooses a password',
    role: 'admin',
    input: none.strict(),
    output: link,
    problems: ['person_not_found', 'role_too_low'],
  },
  setRole: {
    method: 'PUT',
    path: '/dashboard-api/people/:personId',
    summary: 'Change what a person may do',
    role: 'admin',
    input: z.strictObject({ role }),
    output: person,
    problems: ['person_not_found', 'role_too_low', 'last_owner'],
  },
  removePerson: {
    method: 'DELETE',
    path: '/dashboard-api/people/:personId',
    summary: 'Remove a person and end their sign-ins',
    role: 'admin',
    output: none,
    problems: ['person_not_found', 'role_too_low', 'last_owner'],
  },
} as const satisfies Record<string, DashboardOperation>;

export type Me = z.output<typeof me>;
export type Person = z.output<typeof person>;
