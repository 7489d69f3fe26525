/** The steps of the first five minutes, in their order. */
export const stepWords = {
  areas: { title: 'What do you take?', todo: 'Say which practice areas you take' },
  filters: { title: 'What must a lead have?', todo: 'Add your rules' },
  threshold: { title: 'How good must a lead be?', todo: 'Set the threshold' },
  sample: { title: 'Try it on a lead', todo: 'Try it on a lead' },
  hubspot: { title: 'Connect HubSpot', todo: 'Connect HubSpot' },
  slack: { title: 'Connect Slack', todo: 'Connect Slack' },
  key: { title: 'Create an API key', todo: 'Create an API key' },
} as const;
export type StepKey = keyof typeof stepWords;
export const stepKeys = Object.keys(stepWords) as readonly StepKey[];
