import { dueOf, type Due } from '@hearthline/rules/delivery/projects/due.ts';
import { nextStage } from '@hearthline/rules/delivery/projects/timeline.ts';
import { canReport } from '@hearthline/rules/delivery/projects/progress-report.ts';
import { editableFields } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { can } from '@hearthline/rules/permissions.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { ProjectRow } from './project.queries.ts';

/** A project as a viewer gets it; what they may not see is missing altogether, in both APIs. */
export interface ProjectView
  extends
    Omit<
      ProjectRow,
      'budget' | 'actualCost' | 'contractCents' | 'dealId' | 'contact' | 'customer' | 'contractor'
    >,
    Due {
  readonly customer: ProjectPersonView | null;
  readonly contractor: ProjectPersonView | null;
  readonly budget?: number | null;
  readonly actualCost?: number | null;
  readonly contractCents?: number | null;
  readonly dealId?: string | null;
  readonly contact?: ProjectRow['contact'];
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

/** Leaves out what a viewer may not see, and lists what they may change. @param today in the business time zone, `yyyy-mm-dd` */
export const projectForViewer = (
  viewer: Viewer | null,
  { budget, actualCost, contractCents, dealId, contact, customer, contractor, ...row }: ProjectRow,
  today: string,
): ProjectView => {
  const seesPeople = can(viewer, 'project:read-people');
  const seesBudget = can(viewer, 'project:read-budget');
  const seesCost = can(viewer, 'project:read-cost');
  const editable = editableFields(viewer?.role, row.status);
  const next = nextStage(row.stages) ?? null;
  return {
    ...row,
    customer: seesPeople ? customer : nameOnly(customer),
    contractor: seesPeople ? contractor : nameOnly(contractor),
    ...(seesPeople && { contact }),
    ...(seesBudget && { budget }),
    ...(seesCost && { actualCost }),
    ...(can(viewer, 'project:read-price') && { contractCents }),
    ...(can(viewer, 'deal:read') && { dealId }),
    nextStage: next,
    ...dueOf({ ...row, nextStage: next }, today),
    viewerCanEdit: editable.length > 0,
    viewerEditableFields: editable,
    viewerCanSeeBudget: seesBudget,
    viewerCanSeeCost: seesCost,
    viewerCanReport: canReport(viewer?.role, row.status),
  };
};
