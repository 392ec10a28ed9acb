import { dueOf, type Due } from '@hearthline/rules/delivery/projects/due.ts';
import { nextStage } from '@hearthline/rules/delivery/projects/timeline.ts';
import { canReport } from '@hearthline/rules/delivery/projects/progress-report.ts';
import { editableFields } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { can, isStaff, scopeOf, type Action } from '@hearthline/rules/permissions.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { ProjectRow } from './project.queries.ts';

/** A project as a viewer gets it; what they may not see is missing altogether, in both APIs. */
export interface ProjectView
  extends
    Omit<
      ProjectRow,
      | 'budget'
      | 'actualCost'
      | 'contractCents'
      | 'dealId'
      | 'managerId'
      | 'contact'
      | 'customer'
      | 'contractor'
      | 'archivedAt'
      | 'isReached'
    >,
    Due {
  readonly customer: ProjectPersonView | null;
  readonly contractor: ProjectPersonView | null;
  readonly budget?: number | null;
  readonly actualCost?: number | null;
  readonly contractCents?: number | null;
  readonly dealId?: string | null;
  readonly managerId?: string | null;
  readonly contact?: ProjectRow['contact'];
  readonly archivedAt?: Date | null;
  readonly nextStage: ProjectRow['stages'][number] | null;
  readonly viewerCanEdit: boolean;
  readonly viewerEditableFields: readonly string[];
  readonly viewerCanSeeBudget: boolean;
  readonly viewerCanSeeCost: boolean;
  readonly viewerCanReport: boolean;
}

type ProjectPersonView = Pick<NonNullable<ProjectRow['customer']>, 'id' | 'name'> &
  Partial<NonNullable<ProjectRow['customer']>>;

const nameOnly = (person: ProjectRow['customer']): ProjectPersonView | null =>
  person && { id: person.id, name: person.name };

/** For those who may read contact details, and not on this project: the API promises an e-mail address to them. */
const withoutDetails = (person: ProjectRow['customer']): ProjectPersonView | null =>
  person && { id: person.id, name: person.name, email: '', phone: null };

/** Leaves out what a viewer may not see, and lists what they may change. @param today in the business time zone, `yyyy-mm-dd` */
export const projectForViewer = (
  viewer: Viewer | null,
  {
    budget,
    actualCost,
    contractCents,
    dealId,
    managerId,
    contact,
    customer,
    contractor,
    archivedAt,
    isReached,
    ...row
  }: ProjectRow,
  today: string,
): ProjectView => {
  // Of staff whose own projects alone an action reaches, the statement has found whether this is one.
  const reaches = (action: Action): boolean =>
    can(viewer, action) && (scopeOf(viewer, action) === 'all' || isReached === true);
  const seesPeople = reaches('project:read-people');
  const person = seesPeople
    ? (one: ProjectRow['customer']) => one
    : can(viewer, 'project:read-people')
      ? withoutDetails
      : nameOnly;
  const seesBudget = can(viewer, 'project:read-budget');
  const seesCost = reaches('project:read-cost');
  const editable = reaches('project:update') ? editableFields(viewer?.role, row.status) : [];
  const next = nextStage(row.stages) ?? null;
  return {
    ...row,
    customer: person(customer),
    contractor: person(contractor),
    ...(seesPeople && { contact }),
    ...(seesBudget && { budget }),
    ...(seesCost && { actualCost }),
    // Null for whoever sees no archived projects.
    ...((!viewer || !isStaff(viewer.role) || can(viewer, 'project:archive')) && { archivedAt }),
    ...(can(viewer, 'project:read-price') && { contractCents }),
    ...(can(viewer, 'deal:read') && { dealId }),
    ...(viewer && isStaff(viewer.role) && { managerId }),
    nextStage: next,
    ...dueOf({ ...row, nextStage: next }, today),
    viewerCanEdit: editable.length > 0,
    viewerEditableFields: editable,
    viewerCanSeeBudget: seesBudget,
    viewerCanSeeCost: seesCost,
    viewerCanReport: canReport(viewer?.role, row.status),
  };
};
