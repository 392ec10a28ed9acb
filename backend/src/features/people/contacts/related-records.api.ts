import { sql, type Expression, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';

type Condition = (viewer: Pick<Viewer, 'role'>, viewerId: Bound<string>) => Expression<SqlBool>;

/** Which records of the wings above a viewer reads, each as a condition on one alias of its table. */
export interface RelatedRecords {
  /** On `appointments as a`. */
  readonly appointments: Condition;
  /** On `deals as o`. */
  readonly deals: Condition;
  /** On `projects as p`. */
  readonly projects: Condition;
}

// Until somebody says so, nobody reads any.
const none: Condition = () => sql<SqlBool>`false`;
let conditions: RelatedRecords = { appointments: none, deals: none, projects: none };

/** Lets the wings above say which of their records somebody reads; features/index.ts does. */
export const tellRelatedRecords = (given: RelatedRecords): void => void (conditions = given);

/** Which appointments, deals and projects of a contact or a design a viewer reads. */
export const relatedRecords: RelatedRecords = {
  appointments: (viewer, viewerId) => conditions.appointments(viewer, viewerId),
  deals: (viewer, viewerId) => conditions.deals(viewer, viewerId),
  projects: (viewer, viewerId) => conditions.projects(viewer, viewerId),
};
