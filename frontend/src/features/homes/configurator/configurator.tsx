import { chakra } from '@chakra-ui/react/styled-system';
import { lookParts } from '@hearthline/rules/homes/looks/look.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { monthTermsText, monthText } from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import type { PricedGroup } from '@hearthline/rules/homes/prices/priced-groups.ts';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { contentOf, type Configuration } from '../../../domain/configuration.ts';
import { usePrice } from '../../../domain/use-price.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { useChapter } from './chapters.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { Chapter, Chapters, Configured } from './layout.tsx';
import { useOptionGroups } from './option-groups.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { PriceBar } from './price-bar.tsx';
import { Scene, type SceneSlots } from './scene.tsx';

// Below what is seen first.
const LotFields = lazy(() => import('./lot-fields.tsx').then((file) => ({ default: file.LotFields })));
const LoanFields = lazy(() => import('./loan-fields.tsx').then((file) => ({ default: file.LoanFields })));

const isOfLook = ({ key }: PricedGroup): boolean => (lookParts as readonly string[]).includes(key);

interface ConfiguratorProps extends SceneSlots {
  readonly configuration: Configuration;
  /** What the home is, above the chapters. */
  readonly children: ReactNode;
  /** The questions of the outside that a page asks in its own way, by the key of their group. */
  readonly questions?: (groups: readonly PricedGroup[]) => Readonly<Record<string, ReactNode>>;
  /** Below the choices of the outside. */
  readonly summary?: ReactNode;
  /** Whether the plan waits to be opened, where a page begins with the outside. */
  readonly isPlanFolded?: boolean;
  /** What leads from the plan further. */
  readonly planLinks?: ReactNode;
  /** Below how it is paid for. */
  readonly paymentNote?: ReactNode;
  readonly served?: Price | undefined;
  readonly booking: string | null;
}

/**
 * A home, everything that can be chosen for it, and what it costs. The scene never leaves the window while something is chosen, and
 * the bar below it follows each choice.
 */
export const Configurator = ({
  configuration,
  children,
  questions,
  summary,
  isPlanFolded = false,
  planLinks,
  paymentNote,
  served,
  booking,
  ...slots
}: ConfiguratorProps) => {
  const { site, loan, claims, canEdit, save } = configuration;
  const content = contentOf(configuration);
  const answer = usePrice(content, served);
  const short = content && answer.price ? shortPriceOf(answer.price, loan?.kind ?? null) : null;
  const { loaded, retry } = useOptionGroups();
  const chapters = useRef<HTMLDivElement>(null);
  const chapter = useChapter(chapters);
  const groups = loaded.state === 'loaded' ? loaded.value.groups : [];
  const waiting =
    loaded.state === 'loading' ? (
      <Skeleton minH="28rem" borderRadius="lg" />
    ) : loaded.state === 'loaded' ? null : (
      <ErrorNotice title="The choices could not be loaded" onRetry={retry} />
    );
  const choices = (of: readonly PricedGroup[], isStrip: boolean) =>
    of.map((group) => <ChoiceGroup key={group.key} {...{ groups, group, configuration, isStrip }} />);
  const outside = groups.filter(isOfLook);
  const ownQuestions = questions?.(groups);
  return (
    <Configured data-part="configurator">
      <Scene {...{ configuration, groups, ...slots }} isInside={chapter === 'inside'} />
      <Chapters ref={chapters} data-part="chapters">
        <div>{children}</div>
        <Chapter name="plan" title="Plan" isFolded={isPlanFolded}>
          <PlanDrawing configuration={configuration} base={slots.planBase}>
            {planLinks}
          </PlanDrawing>
        </Chapter>
        <Chapter name="outside" title="Outside">
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="7">
            {lookParts.map(
              (part) =>
                ownQuestions?.[part] ??
                choices(
                  outside.filter(({ key }) => key === part),
                  true,
                ),
            )}
            {waiting}
            {summary}
          </chakra.div>
        </Chapter>
        <Chapter
          name="inside"
          title="Inside and equipment"
          text="Each choice shows what it adds to the price. Choices that cannot be combined are grayed out."
        >
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="7">
            {choices(
              groups.filter((group) => !isOfLook(group)),
              false,
            )}
            {waiting}
          </chakra.div>
        </Chapter>
        <Chapter
          name="lot"
          title="Your lot"
          text="Delivery, foundation and taxes depend on where the home will stand. If you leave a field blank, the price states what we assumed."
        >
          <Suspense fallback={<Skeleton minH={{ base: '36rem', sm: '24rem' }} borderRadius="lg" />}>
            <LotFields site={site} canEdit={canEdit} save={save} />
          </Suspense>
        </Chapter>
        <Chapter
          name="payment"
          title="Payment"
          text="Fields left blank use the usual terms of the loan type."
        >
          <Suspense fallback={<Skeleton minH={{ base: '36rem', sm: '24rem' }} borderRadius="lg" />}>
            <LoanFields
              loan={loan}
              claims={claims}
              isLeased={site?.land === 'leased'}
              canEdit={canEdit}
              save={save}
            />
          </Suspense>
          {short?.month && (
            <Text look="small" quiet mt="5" mb="3" textWrap="pretty">
              {monthText(short.month.monthlyCents)}: {monthTermsText(short.month, short.leftOut)}
            </Text>
          )}
          {paymentNote}
        </Chapter>
      </Chapters>
      <PriceBar hasHome={content !== null} answer={answer} short={short} booking={booking} />
    </Configured>
  );
};
