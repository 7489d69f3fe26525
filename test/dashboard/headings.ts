/** The pages of somebody who may see all of them, and what stands above each. */
export const headings = [
  ['/', 'Overview'],
  ['/leads', 'Leads'],
  ['/rules', 'What we take'],
  ['/connections', 'Connections'],
  ['/api', 'API'],
  ['/people', 'People'],
  ['/audit', 'Audit'],
  ['/privacy', 'Privacy'],
  ['/account', 'Your account'],
  ['/start', 'Get started'],
] as const;
