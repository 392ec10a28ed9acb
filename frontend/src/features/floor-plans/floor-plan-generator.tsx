import { chakra } from '@chakra-ui/react/styled-system';
import { floorPlanSentences } from '@hearthline/rules/floor-plans/rules.ts';
import { bathroomQuestion, bedroomQuestion } from '@hearthline/rules/home-options.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { OptionPicker } from '../../ui/forms/option-picker.tsx';
import { Text } from '../../ui/text/text.tsx';
import { canSearch } from './order-url-state.ts';
import { useOrder } from './order.ts';
import { OrderSummary } from './order-summary.tsx';
import { preparePlanResults, usePlanResults } from './lazy-plan-results.ts';
import { PlansLoadFailed, PlansLoading } from './plan-loading.tsx';
import { QuantitiesPanel } from './quantities-panel.tsx';

const calmly = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Two steps with pictures, quantities, the order, and the homes that match it exactly (specification, section 2). */
export const FloorPlanGenerator = () => {
  const { quantities, wanted, shown, change, generate } = useOrder();
  /** How often Generate was pressed without enough chosen, so that each press is announced again. */
  const [refused, setRefused] = useState(0);
  /** How often plans were requested: doing so again after a failure is another try. */
  const [asked, setAsked] = useState(0);
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
    setAsked(asked + 1);
    generate();
    if (isMissing) void loadAgain();
  };
  const onRetry = (): void => {
    goToPlans.current = true;
    void loadAgain();
  };

  return (
    <chakra.div
      display="grid"
      gap={{ base: '12', md: '16' }}
      onPointerEnter={preparePlanResults}
      onFocus={preparePlanResults}
    >
      {/* In print the summary shows what was ordered. */}
      <chakra.div display="inherit" gap="inherit" _print={{ display: 'none' }}>
        <OptionPicker
          dusk
          name={bedroomQuestion.id}
          title="Step 1: Select a bedroom type"
          options={bedroomQuestion.options}
        />
        <OptionPicker
          dusk
          name={bathroomQuestion.id}
          title="Step 2: Select a bathroom type"
          options={bathroomQuestion.options}
        />
      </chakra.div>
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem', _print: '1fr' }}
      >
        <chakra.div _print={{ display: 'none' }}>
          <QuantitiesPanel quantities={quantities} onChange={change} />
        </chakra.div>
        <chakra.div display="grid" gap="5">
          {ordered ? (
            <OrderSummary quantities={quantities} />
          ) : (
            <Text
              look="small"
              quiet
              px="5"
              py="6"
              borderWidth="1px"
              borderStyle="dashed"
              borderColor="edge"
              borderRadius="lg"
            >
              Nothing counted yet. Add a bedroom and a bathroom with the plus buttons.
            </Text>
          )}
          <Button variant="ember" size="lg" onClick={onGenerate}>
            Generate Floor Plan
          </Button>
          {refused > 0 && (
            <Text
              key={refused}
              role="alert"
              bg="dangerTint"
              color="danger"
              fontWeight="500"
              borderRadius="md"
              px="4"
              py="3"
            >
              {floorPlanSentences.selectSome}
            </Text>
          )}
        </chakra.div>
      </chakra.div>
      {shown &&
        (Results ? (
          <Results
            key={asked}
            search={shown}
            quantities={quantities}
            heading={heading}
            onShown={goThere}
            onGenerate={onGenerate}
            onSearch={() => void (goToPlans.current = true)}
          />
        ) : isMissing ? (
          <PlansLoadFailed heading={heading} onRetry={onRetry} />
        ) : (
          <PlansLoading search={shown} />
        ))}
    </chakra.div>
  );
};
