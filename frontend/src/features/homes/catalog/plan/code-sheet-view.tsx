import { chakra } from '@chakra-ui/react/styled-system';
import { codeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import type { Finding, Plan, Wish } from '@hearthline/model/plan/document.ts';
import { useMemo } from 'react';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { CodeSheetPart } from './code-sheet-part.tsx';
import { useFindings } from './plan-findings.ts';

interface CodeSheetViewProps {
  readonly plan: Plan;
  /** What the plan was drawn for, if it was drawn for somebody. */
  readonly wish?: Wish | undefined;
}

/** Rule by rule: what is required, what was measured, and where that is written. */
export const CodeSheetView = ({ plan, wish }: CodeSheetViewProps) => {
  const { found, retry } = useFindings(plan, wish);
  const sheet = useMemo(
    () => (Array.isArray(found) ? codeSheet(found as Finding[], { plan, wished: wish !== undefined }) : null),
    [found, plan, wish],
  );
  return (
    <chakra.section aria-labelledby="design-check" _print={sheet ? undefined : { display: 'none' }}>
      <Heading id="design-check">Design check</Heading>
      {found === 'failed' ? (
        <chakra.div mt="6">
          <ErrorNotice title="The check could not be loaded" onRetry={retry}>
            Please check your connection and try again.
          </ErrorNotice>
        </chakra.div>
      ) : sheet ? (
        <>
          <Text mt="3" maxW="prose">
            {sheet.failed === 0
              ? `Measured against ${sheet.passed + sheet.warned} rules: all are met.`
              : `${sheet.failed === 1 ? 'One rule is' : `${sheet.failed} rules are`} not met; ${sheet.passed} passed.`}
            {sheet.warned > 0 && ` ${sheet.warned === 1 ? 'One has' : `${sheet.warned} have`} advice.`}
          </Text>
          <Text mt="2" mb="6" look="small" quiet>
            {sheet.sentence}
          </Text>
          <Card p="0" overflow="hidden">
            {sheet.parts.map((part) => (
              <CodeSheetPart key={part.title} part={part} />
            ))}
          </Card>
        </>
      ) : (
        <chakra.div role="status" aria-label="Checking the plan" display="grid" gap="3" mt="6" data-skeleton>
          {['4', '5', '6', '7'].map((key) => (
            <Skeleton key={key} minH="16" borderRadius="lg" />
          ))}
        </chakra.div>
      )}
    </chakra.section>
  );
};
