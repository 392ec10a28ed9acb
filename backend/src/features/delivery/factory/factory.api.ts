export type { HomeRow } from './factory.queries.ts';
export { holdHomeOfProject } from './hold-home.ts';
