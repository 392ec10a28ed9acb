import type { ReactNode } from 'react';
import { drawnHome } from '../domain/drawn-home.ts';
import { ConfiguredFigures } from '../features/homes/configurator/bar-figures.tsx';
import { PageConfiguration } from '../features/homes/configurator/page-configuration.tsx';
import { ChangePlan } from '../features/homes/plan-editor/change-plan.tsx';

interface ChangedPlanProps {
  readonly code: string;
  readonly notFound: ReactNode;
}

/** The editor of a plan with what the plan costs, where the visitor wants it to stand. */
export const ChangedPlan = (props: ChangedPlanProps) => (
  <ChangePlan
    {...props}
    price={(plan) => (
      <PageConfiguration home={drawnHome(plan.code, plan)}>
        {(configuration) => <ConfiguredFigures configuration={configuration} />}
      </PageConfiguration>
    )}
  />
);
