/** As HubSpot writes instants: no fraction when the milliseconds are zero. */
export const instantText = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');
