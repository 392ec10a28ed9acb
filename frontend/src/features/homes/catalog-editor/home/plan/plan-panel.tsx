import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../../ui/forms/form-message.tsx';
import { LoadError } from '../../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../../ui/layout/surface.tsx';
import { Code, Heading, Text } from '../../../../../ui/text/text.tsx';
import type { HomeForm } from '../home-form-state.ts';
import type { usePlanCheck } from './plan-check.ts';
import { PlanFindings } from './plan-findings.tsx';
import { PlanPicture, PlanPictureSkeleton } from './plan-picture.tsx';
import { PlanSourceFields } from './plan-source-fields.tsx';
import { usePlanSource } from './plan-source-state.ts';
import type { usePlan } from './use-plan.ts';

interface PlanPanelProps {
  readonly form: HomeForm;
  readonly plan: ReturnType<typeof usePlan>;
  readonly check: ReturnType<typeof usePlanCheck>;
  /** A design code from the address, to begin with. */
  readonly code: string | null;
}

/** The plan of a home: where it comes from, its drawing, and what the check says of it. */
export const PlanPanel = ({ form, plan, check, code }: PlanPanelProps) => {
  const source = usePlanSource(form);
  const [replacing, setReplacing] = useState(false);
  const { values } = form;
  const { errors } = form.form.formState;
  const begin = useEffectEvent((code: string) => {
    if (form.form.getValues('plan') === '') void source.takeCode(code);
  });
  useEffect(() => {
    if (code) queueMicrotask(() => begin(code));
  }, [code]);
  const has = values.plan !== '';
  const rooms = new Map(plan?.plan.levels[0].rooms.map(({ id, name }) => [id, name]));
  return (
    <Card
      as="section"
      aria-labelledby="home-plan"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading id="home-plan" look="subheading">
        Plan
      </Heading>
      {!has && (
        <Text look="small" quiet>
          A plan gives the home its facts, its drawings and its check. Without one, enter the facts by hand.
        </Text>
      )}
      {(!has || replacing) && (
        <PlanSourceFields source={source} error={errors.plan?.message} onTaken={() => setReplacing(false)} />
      )}
      {has && (
        <>
          {plan ? (
            <PlanPicture name={values.name} plan={plan.plan} drawing={plan.drawing} />
          ) : (
            <PlanPictureSkeleton />
          )}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <Text look="small" quiet flex="1 1 10rem" overflowWrap="anywhere">
              {values.planCode ? (
                <>
                  Design code <Code>{values.planCode}</Code>
                </>
              ) : (
                'From a plan document'
              )}
            </Text>
            {replacing ? (
              <Button size="sm" variant="outline" onClick={() => setReplacing(false)}>
                Keep this plan
              </Button>
            ) : (
              <>
                <Button size="sm" variant="outline" onClick={() => setReplacing(true)}>
                  Replace plan
                </Button>
                <Button size="sm" variant="outline" onClick={source.remove}>
                  Remove plan
                </Button>
              </>
            )}
          </chakra.div>
          {!replacing && errors.plan?.message && (
            <FormMessage tone="error">{errors.plan.message}</FormMessage>
          )}
          {check.error ? (
            <LoadError title="We could not check the plan" error={check.error} retry={check.retry} />
          ) : check.findings ? (
            <PlanFindings findings={check.findings} rooms={rooms} />
          ) : (
            <Skeleton minH="16" aria-label="Checking the plan" />
          )}
        </>
      )}
    </Card>
  );
};
