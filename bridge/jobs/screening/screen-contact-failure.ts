import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { Problem } from '../../platform/problem.ts';

/** A failure in words for the firm: no contact data, no internals. */
export function describeFailureForPeople(error: unknown): string {
  if (error instanceof HubSpotFailure || error instanceof Problem) return error.message;
  return 'An unexpected failure; the log of the bridge has the reason';
}

/** The notes of a lead whose screening failed permanently. */
export const errorNotes = (words: string): string => `Could not be screened: ${words}`;
/** The notes of a lead whose result HubSpot refused. */
export const refusedNotes = (words: string): string => `Screened, but HubSpot refused the result: ${words}`;
