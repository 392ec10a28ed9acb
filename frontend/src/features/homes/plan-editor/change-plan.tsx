import { chakra } from '@chakra-ui/react/styled-system';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import { applyEdits } from '@hearthline/model/edit/apply.ts';
import { editsOf, splitCode } from '@hearthline/model/edit/edit-text.ts';
import { useEffect, useState, type ReactNode } from 'react';
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
}

type Loaded =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | { readonly state: 'loaded'; readonly base: GeneratedPlan };

/** The plan of a code without its changes, which are made here. */
const load = async (base: string): Promise<Loaded> => {
  try {
    const answer = await fetch(`/api/floor-plans/designs/${encodeURIComponent(base)}.json`);
    if (answer.ok) return { state: 'loaded', base: (await answer.json()) as GeneratedPlan };
    return { state: answer.status === 404 ? 'missing' : 'failed' };
  } catch {
    return { state: 'failed' };
  }
};

/** Loads a plan and lets it be changed. */
export const ChangePlan = ({ code, notFound, checkerFor }: ChangePlanProps) => {
  const { base, edits: text } = splitCode(code);
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void load(base).then((next) => void (isLeft || setLoaded(next)));
    return () => void (isLeft = true);
  }, [base, tries]);
  const edits = editsOf(text);
  usePageTitle(loaded.state === 'loaded' ? `Change the ${loaded.base.name}` : undefined);
  if (loaded.state === 'missing' || !edits) return notFound;
  if (loaded.state === 'loaded' && 'refused' in applyEdits(loaded.base, edits)) return notFound;
  return (
    <>
      <BackLink to={`/homes/g/${code}`}>Back to the plan</BackLink>
      <Heading as="h1" look="heading" mb="4">
        Change this plan
      </Heading>
      {loaded.state === 'loading' && (
        <chakra.div role="status" aria-label="Loading the plan">
          <Skeleton minH={{ base: '44rem', md: '36rem' }} borderRadius="lg" />
        </chakra.div>
      )}
      {loaded.state === 'failed' && (
        <ErrorNotice title="The plan could not be loaded" onRetry={() => setTries(tries + 1)}>
          Please check your connection and try again.
        </ErrorNotice>
      )}
      {loaded.state === 'loaded' && (
        <PlanEditor base={loaded.base} edits={edits} {...(checkerFor && { checkerFor })} />
      )}
    </>
  );
};
