import { chakra } from '@chakra-ui/react/styled-system';
import { rangeText, shortCentsText } from '@hearthline/rules/dollars.ts';
import { Link } from 'react-router-dom';
import type { OptionGroupRowFragment } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';

type Choice = OptionGroupRowFragment['choices'][number];

const units: Readonly<Partial<Record<NonNullable<Choice['unit']>, string>>> = {
  square_foot: ' per sq ft',
  section: ' per section',
};

/** `+ $3,200`, or where its price is to be written. */
const ChoicePrice = ({ group, choice }: { readonly group: string; readonly choice: Choice }) => {
  const { standard, lowCents, highCents, unit } = choice;
  if (standard) return <Badge tone="done">Standard</Badge>;
  if (lowCents === null || highCents === null)
    return (
      <chakra.span color="emberText" fontWeight="600">
        No price
      </chakra.span>
    );
  const key = `option:${group}:${choice.key}`;
  return (
    <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <Link to={`?search=${encodeURIComponent(key)}`}>
        <chakra.span css={textLink}>+ {rangeText(lowCents, highCents, shortCentsText)}</chakra.span>
      </Link>
      {unit && units[unit]}
    </chakra.span>
  );
};

/** A color, for the eye only: its choice is named beside it. */
const Swatch = chakra('span', {
  base: {
    display: 'inline-block',
    w: '4',
    h: '4',
    me: '2',
    verticalAlign: 'text-bottom',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'sm',
    printColorAdjust: 'exact',
  },
});

/** An option group with its choices. */
export const OptionGroupCard = ({
  group,
  onEdit,
}: {
  readonly group: OptionGroupRowFragment;
  readonly onEdit: () => void;
}) => (
  <Card as="section" aria-label={group.label} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    <chakra.header display="flex" justifyContent="space-between" alignItems="start" gap="3">
      <div>
        <Heading as="h4" look="subheading">
          {group.label}
        </Heading>
        <Text look="fine" quiet>
          {group.key} · {group.choose === 'one' ? 'one is chosen' : 'any number can be chosen'}
        </Text>
      </div>
      <Button size="sm" variant="outline" aria-label={`Edit ${group.label}`} onClick={onEdit}>
        Edit
      </Button>
    </chakra.header>
    <chakra.ul listStyleType="none" display="grid" textStyle="small">
      {group.choices.map((choice) => (
        <chakra.li
          key={choice.key}
          display="flex"
          justifyContent="space-between"
          gap="3"
          py="2"
          borderTopWidth="1px"
          borderColor="line"
        >
          <chakra.span minW="0">
            {choice.swatch !== null && <Swatch style={{ backgroundColor: choice.swatch }} />}
            <chakra.span fontWeight="550">{choice.label}</chakra.span>{' '}
            <Text as="span" look="fine" quiet>
              {choice.key}
            </Text>
            {choice.excludes.length > 0 && (
              <Text look="fine" quiet>
                Not with {choice.excludes.join(', ')}
              </Text>
            )}
          </chakra.span>
          <ChoicePrice group={group.key} choice={choice} />
        </chakra.li>
      ))}
    </chakra.ul>
  </Card>
);
