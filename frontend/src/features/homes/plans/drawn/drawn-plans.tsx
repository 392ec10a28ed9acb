import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { designCheckSentence } from '@hearthline/model/drawing/notes.ts';
import type { Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { useEffect, type RefObject } from 'react';
import { useFloorPlanDesignsQuery, type FloorPlanDesignsQueryVariables } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { useVisitorPlace } from '../../../../domain/visitor-place.ts';
import { designQuery } from './design-query.ts';
import { DrawnPlaceholders } from './drawn-placeholders.tsx';
import { DrawnPlanCard } from './drawn-plan-card.tsx';
import { beyondLimits, otherWishOf } from './nearest-wishes.ts';
import { NothingDrawn } from './nothing-drawn.tsx';
import { useWish } from './wish-state.ts';
import { WidthChoice, WishPanel } from './wish-panel.tsx';
import { whyText, wishText } from './wish-text.ts';
import type { ShowPrice } from '../results/home-summary.ts';
import { ResultList } from '../results/result-list.tsx';
import { useSettled } from '../settled.ts';
import { drawnImages } from './drawn-images.ts';
import type { ViewerImage } from '../../../../ui/image-viewer/image-viewer.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

interface DrawnPlansProps {
  /** The order, with the totals that are shown. */
  readonly quantities: Quantities;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called whenever the heading is rendered. */
  readonly onShown: () => void;
  /** Called when a link to another wish is followed. */
  readonly onFollow: () => void;
  readonly price?: ShowPrice | undefined;
  readonly onEnlarge: (images: readonly ViewerImage[], start: number) => void;
}

const countText = (count: number, text: string): string =>
  `${count === 1 ? '1 plan' : `${count} plans`} drawn for ${text}.`;

/** Plans that the generator draws for the kinds of beds and baths, the width and the other wishes in the address. */
export const DrawnPlans = ({ quantities, heading, onShown, onFollow, price, onEnlarge }: DrawnPlansProps) => {
  const { wish, seed, prefer, next } = useWish(quantities);
  useEffect(onShown);
  const limit = beyondLimits(wish);
  const wanted = JSON.stringify(designQuery(wish, seed, useVisitorPlace()));
  // Drawing takes the server a while: not for each press of somebody who is counting.
  const settled = useSettled(wanted);
  const query = useFloorPlanDesignsQuery(
    limit ? skipToken : { variables: JSON.parse(settled) as FloorPlanDesignsQueryVariables, ...cacheFirst },
  );
  const { data, previousData, error, refetch } = query;
  const loading = !limit && (query.loading || settled !== wanted);
  // While others are drawn, those before stay in their place.
  const answer = limit ? undefined : (data ?? (loading ? previousData : undefined))?.floorPlanDesigns;
  const designs = answer?.designs ?? [];
  const noPlan =
    limit ??
    (answer && designs.length === 0 && !loading
      ? { reason: answer.reason ?? '', nearest: answer.nearest.map(otherWishOf) }
      : null);
  const failed = !loading && !limit && error !== undefined;
  const text = wishText(wish);
  const why = noPlan ? '' : whyText(wish);
  const statusText = noPlan
    ? `No plan can be drawn for ${text}.`
    : loading
      ? `Drawing plans for ${text}…`
      : failed
        ? ''
        : countText(designs.length, text);
  // A failure is shown from `error`, so the rejection is ignored.
  const retry = (): void => void refetch().catch(() => undefined);

  return (
    <chakra.section aria-labelledby="drawn-plans" aria-busy={loading}>
      <chakra.header display="grid" gap="3" mb="5">
        <div>
          <Heading as="h2" id="drawn-plans" ref={heading} tabIndex={-1}>
            Drawn for you
          </Heading>
          <Text role="status" quiet mt={{ base: '1', md: '2' }} textStyle={{ base: 'small', md: 'body' }}>
            {statusText}
          </Text>
          {why && (
            <Text look="small" color="pineText" fontWeight="600" mt="1">
              {why}
            </Text>
          )}
        </div>
        <WidthChoice preferences={wish} onChange={prefer} />
        {/* The button stands beside the line that opens the wishes, which take the whole width once they are open. */}
        <chakra.div position="relative" _print={{ display: 'none' }}>
          {!noPlan && !failed && (
            <Button variant="outline" size="sm" position="absolute" top="0" insetInlineEnd="0" onClick={next}>
              Other plans
            </Button>
          )}
          <WishPanel preferences={wish} onChange={prefer} />
        </chakra.div>
      </chakra.header>
      {failed ? (
        <ErrorNotice title="The plans could not be drawn" onRetry={retry}>
          Please check your connection and try again. Your order and your wishes are kept.
        </ErrorNotice>
      ) : noPlan ? (
        <NothingDrawn {...noPlan} quantities={quantities} onFollow={onFollow} />
      ) : designs.length === 0 ? (
        <DrawnPlaceholders />
      ) : (
        <>
          <ResultList isStale={loading}>
            {designs.map((plan, index) => (
              <li key={plan.code}>
                <DrawnPlanCard
                  plan={plan}
                  price={price}
                  onEnlarge={() => onEnlarge(drawnImages(designs), index)}
                />
              </li>
            ))}
          </ResultList>
          <Text look="small" quiet mt="5" maxW="prose">
            Each plan is furnished, drawn to scale, and meets every requirement of the federal construction
            standards for manufactured homes that our check covers. {designCheckSentence}
          </Text>
        </>
      )}
    </chakra.section>
  );
};
