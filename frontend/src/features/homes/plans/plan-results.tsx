import { chakra } from '@chakra-ui/react/styled-system';
import type { Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useFloorPlansQuery, type PlanCardFragment } from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { useViewer } from '../../../ui/image-viewer/lazy-viewer.tsx';
import { DrawnPlans } from './drawn/drawn-plans.tsx';
import { useSettledOrder } from './drawn/settled-order.ts';
import { NoMatchingPlans } from './no-matching-plans.tsx';
import { canSearch, isSameSearch, searchOf, type Search } from './order-url-state.ts';
import { CompareTray } from './compare/compare-tray.tsx';
import type { ShowPrice } from './results/home-summary.ts';
import { CatalogCard } from './results/catalog-card.tsx';
import { ResultRow, RowButtons } from './results/result-row.tsx';
import { hasPlan, planAlt } from './results/catalog-result.ts';
import { countsText, lookingText, PlansFailed } from './plan-loading.tsx';
import { PlanPlaceholders } from './results/plan-placeholders.tsx';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

export interface PlanResultsProps {
  /** The totals searched for. */
  readonly search: Search;
  /** The current order, which may have changed since. */
  readonly quantities: Quantities;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called when the heading is rendered. */
  readonly onShown: () => void;
  /** Searches for the current order. */
  readonly onGenerate: () => void;
  readonly price?: ShowPrice | undefined;
  /** Called when a link to other results is followed. */
  readonly onSearch: () => void;
}

/** Placeholders, the error, the empty state or the plans (docs/specification.md, section 4, Floor plan results). */
const Results = (props: PlanResultsProps) => {
  const { search, quantities, heading, price, onShown, onGenerate, onSearch } = props;
  useEffect(onShown, [onShown]);
  const { data, previousData, loading, error, refetch } = useFloorPlansQuery({
    variables: search,
    ...cacheFirst,
  });
  const { prepare, show, viewer } = useViewer();
  const row = useRef<HTMLUListElement>(null);
  const drawnHeading = useRef<HTMLHeadingElement>(null);
  /** Whether a link to another wish was followed. It outlives the section, which is gone while other totals are looked for. */
  const goToDrawn = useRef(false);
  const goThere = useCallback((): void => {
    if (!goToDrawn.current) return;
    goToDrawn.current = false;
    drawnHeading.current?.focus({ preventScroll: true });
    drawnHeading.current?.scrollIntoView({ block: 'start' });
  }, []);
  // While others are looked for, those before stay in their place.
  const answer = data ?? (loading ? previousData : undefined);
  const plans = answer?.floorPlans ?? [];
  const drawn = plans.filter(hasPlan);
  const enlarge = (plan: PlanCardFragment): void =>
    void show(
      drawn.map((plan) => ({ src: plan.imageUrl, dusk: true, alt: planAlt(plan), title: plan.name })),
      drawn.indexOf(plan),
    );
  const wanted = searchOf(quantities);
  const settled = useSettledOrder(quantities, search);
  const outdated = !isSameSearch(search, wanted);
  const state = error && !loading ? 'error' : plans.length > 0 ? 'plans' : loading ? 'loading' : 'empty';
  // A failure is shown from `error`, so the rejection is ignored.
  const retry = (): void => void refetch().catch(() => undefined);
  const statusText = loading
    ? lookingText(search)
    : {
        loading: '',
        error: '',
        empty: `No floor plan has ${countsText(search)}.`,
        plans: `${plans.length === 1 ? '1 floor plan has' : `${plans.length} floor plans have`} ${countsText(search)}.`,
      }[state];

  const matching = (
    <chakra.section aria-labelledby="matching-plans" aria-busy={loading} mt={{ base: '10', md: '14' }}>
      <chakra.header display="flex" alignItems="end" justifyContent="space-between" gap="4" mb="4">
        <div>
          <Heading as="h2">From our catalog</Heading>
          {/* The empty state says it at length, so this is then for screen readers only. */}
          <Text
            role="status"
            quiet
            mt={{ base: '1', md: '2' }}
            textStyle={{ base: 'small', md: 'body' }}
            srOnly={state === 'empty'}
          >
            {statusText}
          </Text>
        </div>
        {state === 'plans' && plans.length > 2 && <RowButtons row={row} />}
      </chakra.header>
      {state === 'loading' && <PlanPlaceholders />}
      {state === 'error' && <PlansFailed onRetry={retry} />}
      {state === 'empty' && (
        <NoMatchingPlans
          search={search}
          quantities={quantities}
          nearest={answer?.nearestFloorPlanCounts ?? []}
          onSearch={onSearch}
        />
      )}
      {state === 'plans' && (
        <ResultRow ref={row} isStale={loading}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <CatalogCard plan={plan} price={price} onEnlarge={() => enlarge(plan)} />
            </li>
          ))}
        </ResultRow>
      )}
    </chakra.section>
  );
  return (
    <chakra.div onPointerEnter={prepare} onFocus={prepare} display="grid" gap={{ base: '4', md: '5' }}>
      {/* Names what is drawn and what the catalog has. */}
      <Heading as="h2" look="subheading" color="quiet" id="matching-plans" ref={heading} tabIndex={-1}>
        Floor Plans
      </Heading>
      {outdated && (
        <chakra.div
          role="status"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          bg="emberTint"
          borderRadius="lg"
          px={{ base: '5', md: '6' }}
          py="4"
        >
          <Text maxW="prose">
            <strong>Your quantities have changed.</strong>{' '}
            {canSearch(wanted)
              ? `What you see below is for ${countsText(search)}; you now ask for ${countsText(wanted)}.`
              : `What you see below is still for ${countsText(search)}.`}
          </Text>
          {canSearch(wanted) && (
            <Button size="sm" onClick={onGenerate}>
              Update plans
            </Button>
          )}
        </chakra.div>
      )}
      {/* First: nobody else has it. */}
      {state !== 'error' && (
        <DrawnPlans
          quantities={settled}
          heading={drawnHeading}
          onShown={goThere}
          price={price}
          onFollow={() => void (goToDrawn.current = true)}
          onEnlarge={(images, start) => void show(images, start)}
        />
      )}
      {matching}
      <CompareTray />
      {viewer}
    </chakra.div>
  );
};

/** The plans, wrapped in the GraphQL client. */
export const PlanResults = (props: PlanResultsProps) => (
  <DataProvider>
    <Results {...props} />
  </DataProvider>
);
