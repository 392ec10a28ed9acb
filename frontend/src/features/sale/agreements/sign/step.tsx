import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading } from '../../../../ui/text/text.tsx';

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** `later`: it cannot be done yet. */
  readonly state: 'done' | 'now' | 'later';
  readonly children: ReactNode;
}

/** One step of signing; what comes later is drawn quietly. */
export const Step = ({ number, title, state, children }: StepProps) => {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      aria-current={state === 'now' ? 'step' : undefined}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      borderColor={state === 'now' ? 'pine' : 'line'}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <Heading
          id={id}
          look="minor"
          color={state === 'later' ? 'quiet' : undefined}
          tabIndex={-1}
          data-next={state === 'now' ? true : undefined}
        >
          {number}. {title}
        </Heading>
        {state === 'done' && <Badge tone="done">Done</Badge>}
      </chakra.div>
      {children}
    </Card>
  );
};
