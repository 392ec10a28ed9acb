import { chakra } from '@chakra-ui/react/styled-system';
import { designCheckSentence } from '@hearthline/model/drawing/notes.ts';
import type { Finding } from '@hearthline/model/plan/document.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import type { Thing } from '../canvas/things.ts';
import type { Findings } from '../check/use-findings.ts';
import { findingsText, findingText } from '../state/words.ts';

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    width: 'full',
    textAlign: 'start',
    p: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
  },
});

/** The longest list that is shown. */
const maxFindings = 30;

interface FindingsListProps extends Findings {
  readonly things: readonly Thing[];
  readonly onChoose: (finding: Finding) => void;
}

/** Which rules the plan breaks, errors first, numbered as they are marked in the drawing. */
export const FindingsList = ({ findings, isCurrent, failed, things, onChoose }: FindingsListProps) => (
  <chakra.section aria-labelledby="plan-findings" display="grid" gap="2" alignContent="start">
    <Heading as="h2" look="minor" id="plan-findings">
      Building check
    </Heading>
    <Text look="small" role="status" quiet>
      {failed
        ? 'The plan could not be checked. Reload the page to try again.'
        : isCurrent
          ? `${findingsText(findings)}.`
          : 'Checking…'}
    </Text>
    {findings.length > 0 && (
      <chakra.ol listStyle="none" display="grid" gap="1" mx="-3" opacity={isCurrent ? undefined : '0.6'}>
        {findings.slice(0, maxFindings).map((finding, index) => (
          <li key={index}>
            <Row type="button" onClick={() => onChoose(finding)}>
              <Badge tone={finding.level === 'error' ? 'late' : 'act'} alignSelf="start">
                {index + 1}
                <chakra.span srOnly>{finding.level === 'error' ? ': not met,' : ': warning,'}</chakra.span>
              </Badge>
              <span>
                <chakra.span display="block" textStyle="small">
                  {findingText(finding, things)}
                </chakra.span>
                <chakra.span display="block" textStyle="fine" color="quiet">
                  {finding.level === 'warning' && 'Warning. '}Required: {finding.required}
                  {finding.cite.includes('CFR') && ` (${finding.cite})`}
                </chakra.span>
              </span>
            </Row>
          </li>
        ))}
      </chakra.ol>
    )}
    {findings.length > maxFindings && (
      <Text look="fine" quiet>
        And {findings.length - maxFindings} more.
      </Text>
    )}
    <Text look="fine" quiet>
      {designCheckSentence}
    </Text>
  </chakra.section>
);
