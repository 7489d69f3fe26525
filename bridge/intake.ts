export { readinessOfDeliveries as checkDeliveries } from './deliveries-readiness.ts';
export { openJobQueue } from './job-queue.ts';
export { createStoredIntakeMetrics } from './stored-intake-metrics.ts';
export { createIntake } from './webhook-intake.ts';
