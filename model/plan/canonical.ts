import type { Plan } from './document.ts';

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A document as text that depends on nothing but what it says: fields in the order of their names (as RFC 8785), no spaces. */
export const canonicalPlan = (plan: Plan): string => JSON.stringify(plan, sorted);
