import type { FeatureModule } from '../../../platform/feature-module.ts';
import { handler } from '../../../platform/jobs/job-runner.ts';
import { AssignmentItemRow, AssignmentRow } from './assignment.entity.ts';
import { AssignmentResolver } from './assignment.resolver.ts';
import { tellOfAssignment, tellOfAssignmentJob } from './tell-of-assignment.ts';

export const assignmentsModule: FeatureModule = {
  entities: [AssignmentRow, AssignmentItemRow],
  resolvers: [AssignmentResolver],
  jobs: [handler(tellOfAssignmentJob, tellOfAssignment)],
};
