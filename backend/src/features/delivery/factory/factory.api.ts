export type { HomeRow } from './factory.queries.ts';
