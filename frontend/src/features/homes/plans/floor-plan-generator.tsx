import { chakra } from '@chakra-ui/react/styled-system';
import { bathroomQuestion, bedroomQuestion } from '@hearthline/rules/home-options.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { OptionPicker } from '../../../ui/forms/option-picker.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { canSearch } from './order-url-state.ts';
import { useOrder } from './order.ts';
import { OrderSummary } from './order-summary.tsx';
import { preparePlanResults, usePlanResults } from './lazy-plan-results.ts';
import { PlansLoadFailed, PlansLoading } from './plan-loading.tsx';
import { QuantitiesPanel } from './quantities-panel.tsx';
import type { ShowPrice } from './results/home-summary.ts';
import { TypeCount } from './type-count.tsx';

const calmly = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One column in a small window; in a wide one, what is ordered stays beside the steps and the plans. */
const Sheet = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gap: '8',
    gridTemplateColumns: 'minmax(0, 1fr) 19rem',
    gridTemplateRows: 'auto 1fr',
    // What the keyboard reaches is not covered by the bar at the bottom of a small window.
    '& :is(button, a, [role=radio])': { scrollMarginBottom: { base: '6rem', lg: '0' } },
    _print: { display: 'flex' },
  },
});

const Steps = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    // Room for the count below the name of a type, which has a padding of its own.
    '& [role=radio] > span:first-of-type': { paddingBottom: '3.75rem !important' },
    _print: { display: 'none' },
  },
});

const Aside = chakra('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: '4',
    '& > section': { order: { base: '2', lg: '0' } },
    gridColumn: '2',
    gridRow: '1 / span 2',
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: '5.5rem',
    // Ends above the floating button.
    maxH: { lg: 'calc(100dvh - 10.5rem)' },
    overflowY: { lg: 'auto' },
    // The rings of focused buttons are not cut off.
    px: { lg: '1' },
    mx: { lg: '-1' },
    _print: { display: 'contents' },
  },
});

/** Steps with pictures that count, quantities, the order, and the homes that match it exactly (docs/specification.md, section 2). @param price shows what one costs */
export const FloorPlanGenerator = ({ price }: { readonly price?: ShowPrice }) => {
  const { quantities, wanted, shown, change, countOf, stepType, choose, generate } = useOrder();
  /** How often Generate was pressed without enough chosen, so that each press is announced again. */
  const [refused, setRefused] = useState(0);
  /** How often plans were requested: doing so again after a failure is another try. */
  const [requestCount, setRequestCount] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const goToPlans = useRef(false);
  const { Results, isMissing, loadAgain } = usePlanResults(shown !== null);
  const ready = canSearch(wanted);
  const ordered = wanted.bedrooms + wanted.bathrooms > 0;
  if (ready && refused > 0) setRefused(0);

  // Scrolls to the plans after they were requested; a reload or the back button leaves the reader where they were.
  const goThere = useCallback((): void => {
    if (!goToPlans.current || !heading.current) return;
    goToPlans.current = false;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'start', behavior: calmly() ? 'auto' : 'smooth' });
  }, []);
  useEffect(goThere);

  const onGenerate = (): void => {
    if (!ready) return setRefused(refused + 1);
    goToPlans.current = true;
    setRequestCount(requestCount + 1);
    generate();
    if (isMissing) void loadAgain();
  };
  const onRetry = (): void => {
    goToPlans.current = true;
    void loadAgain();
  };

  const steps = [
    { question: bedroomQuestion, title: 'Step 1: Select a bedroom type' },
    { question: bathroomQuestion, title: 'Step 2: Select a bathroom type' },
  ] as const;
  return (
    <Sheet onPointerEnter={preparePlanResults} onFocus={preparePlanResults}>
      {/* In print the summary shows what was ordered. */}
      <Steps>
        {steps.map(({ question: { id, options }, title }) => (
          <OptionPicker
            key={id}
            dusk
            name={id}
            title={title}
            options={options}
            onChoose={(type) => choose(id, type)}
          >
            {(option) => (
              <TypeCount
                label={option.label}
                value={countOf(option.id)}
                onStep={(by) => stepType(option.id, by)}
              />
            )}
          </OptionPicker>
        ))}
      </Steps>
      <Aside>
        <GenerateBar wanted={wanted} refused={refused} onGenerate={onGenerate} />
        <QuantitiesPanel quantities={quantities} onChange={change} />
        {ordered && <OrderSummary quantities={quantities} />}
      </Aside>
      {shown && (
        <chakra.div order="4" minW="0">
          {Results ? (
            <Results
              key={requestCount}
              search={shown}
              quantities={quantities}
              heading={heading}
              price={price}
              onShown={goThere}
              onGenerate={onGenerate}
              onSearch={() => void (goToPlans.current = true)}
            />
          ) : isMissing ? (
            <PlansLoadFailed heading={heading} onRetry={onRetry} />
          ) : (
            <PlansLoading search={shown} />
          )}
        </chakra.div>
      )}
    </Sheet>
  );
};
