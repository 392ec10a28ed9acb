import { chakra } from '@chakra-ui/react/styled-system';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import { applyEdits } from '@hearthline/model/edit/apply.ts';
import { editsOf, splitCode } from '@hearthline/model/edit/edit-text.ts';
import type { ReactNode } from 'react';
import { useJson } from '../../../platform/api/use-rest.ts';
import { usePageTitle } from '../../../platform/navigation/page-title.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import type { PlanChecker } from './check/plan-checker.ts';
import { PlanEditor } from './plan-editor.tsx';

interface ChangePlanProps {
  /** The code of the plan, with the changes that were made. */
  readonly code: string;
  /** What is shown when there is no such plan. */
  readonly notFound: ReactNode;
  readonly checkerFor?: () => PlanChecker;
  /** What a plan costs, beside its drawing. */
  readonly price?: (plan: GeneratedPlan) => ReactNode;
}

/** Loads a plan and lets it be changed. */
export const ChangePlan = ({ code, notFound, checkerFor, price }: ChangePlanProps) => {
  const { base, edits: text } = splitCode(code);
  const { loaded, retry } = useJson<GeneratedPlan>(
    `/api/floor-plans/designs/${encodeURIComponent(base)}.json`,
  );
  const edits = editsOf(text);
  usePageTitle(loaded.state === 'loaded' ? `Change the ${loaded.value.name}` : undefined);
  if (loaded.state === 'missing' || !edits) return notFound;
  if (loaded.state === 'loaded' && 'refused' in applyEdits(loaded.value, edits)) return notFound;
  return (
    <>
      <BackLink to={`/homes/g/${code}`}>Back to the plan</BackLink>
      <Heading as="h1" look="heading" mb={{ base: '1', md: '2' }}>
        Change this plan
      </Heading>
      {loaded.state === 'loading' && (
        <chakra.div role="status" aria-label="Loading the plan">
          <Skeleton minH={{ base: '44rem', md: '36rem' }} borderRadius="lg" />
        </chakra.div>
      )}
      {loaded.state === 'failed' && (
        <ErrorNotice title="The plan could not be loaded" onRetry={retry}>
          Please check your connection and try again.
        </ErrorNotice>
      )}
      {loaded.state === 'loaded' && (
        <PlanEditor base={loaded.value} edits={edits} price={price} {...(checkerFor && { checkerFor })} />
      )}
    </>
  );
};
