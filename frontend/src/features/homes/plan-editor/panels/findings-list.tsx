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

const levels = {
  error: { tone: 'late', spoken: ': not met,', shown: '' },
  warning: { tone: 'act', spoken: ': warning,', shown: 'Warning. ' },
  practice: { tone: 'neutral', spoken: ': suggestion,', shown: '' },
} as const satisfies Record<Finding['level'], object>;

interface FindingsListProps extends Findings {
  readonly things: readonly Thing[];
  readonly onChoose: (finding: Finding) => void;
}

interface GroupProps extends Pick<FindingsListProps, 'things' | 'onChoose'> {
  readonly findings: readonly Finding[];
  /** The number of the first one. */
  readonly start: number;
  /** Of a plan that was measured before a change that is not measured yet. */
  readonly isStale: boolean;
}

const Group = ({ findings, start, isStale, things, onChoose }: GroupProps) => (
  <chakra.ol listStyle="none" display="grid" gap="1" mx="-3" opacity={isStale ? '0.6' : undefined}>
    {findings.map((finding, index) => (
      <li key={index}>
        <Row type="button" onClick={() => onChoose(finding)}>
          <Badge tone={levels[finding.level].tone} alignSelf="start">
            {start + index}
            <chakra.span srOnly>{levels[finding.level].spoken}</chakra.span>
          </Badge>
          <span>
            <chakra.span display="block" textStyle="small">
              {findingText(finding, things)}
            </chakra.span>
            <chakra.span display="block" textStyle="fine" color="quiet">
              {levels[finding.level].shown}
              {finding.level === 'practice' ? 'Advised' : 'Required'}: {finding.required}
              {finding.cite.includes('CFR') && ` (${finding.cite})`}
            </chakra.span>
          </span>
        </Row>
      </li>
    ))}
  </chakra.ol>
);

/**
 * Which rules the plan breaks, errors first, numbered as they are marked in the drawing; apart from them what would be good
 * practice.
 */
export const FindingsList = ({ findings, isCurrent, failed, ...group }: FindingsListProps) => {
  const shown = findings.slice(0, maxFindings);
  const required = shown.filter(({ level }) => level !== 'practice');
  const practice = shown.slice(required.length);
  return (
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
      {required.length > 0 && <Group {...group} findings={required} start={1} isStale={!isCurrent} />}
      {practice.length > 0 && (
        <>
          <Heading as="h3" look="minor" mt="2">
            Good practice
          </Heading>
          <Group {...group} findings={practice} start={required.length + 1} isStale={!isCurrent} />
        </>
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
};
