import { chakra } from '@chakra-ui/react/styled-system';
import {
  countedGroups,
  scopeTitles,
  todayScopes,
  waitingKinds,
  waitingTitles,
  type TodayScope,
  type WaitingGroup,
  type WaitingKind,
} from '@hearthline/rules/waiting.ts';
import type { TodayQuery } from '../../../gql/generated.ts';

type Tallies = TodayQuery['today']['tallies'];

const Chips = chakra('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    minW: '0',
    // On a phone they are pushed along instead of taking half the screen.
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    mx: { base: '-1', md: '0' },
    px: { base: '1', md: '0' },
    py: '1',
    _print: { display: 'none' },
  },
});
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    minH: { base: '9', md: '7' },
    px: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'edge',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    _pressed: { bg: 'pineTint', color: 'pineText', borderColor: 'pine', fontWeight: '600' },
  },
});
const Count = chakra('span', {
  base: {
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
    'button[aria-pressed=true] &': { color: 'inherit' },
  },
});

/** How many rows there are of some kinds and groups, by whose they are. */
export const countOf = (
  tallies: Tallies,
  scope: TodayScope,
  groups: readonly WaitingGroup[] = countedGroups,
  kinds: readonly WaitingKind[] = waitingKinds,
): number =>
  tallies
    .filter(({ kind, group }) => groups.includes(group) && kinds.includes(kind))
    .reduce((sum, counts) => sum + counts[scope], 0);

interface TodayFiltersProps {
  readonly tallies: Tallies;
  readonly scope: TodayScope;
  readonly kind: WaitingKind | null;
  readonly onScope: (scope: TodayScope) => void;
  readonly onKind: (kind: WaitingKind | null) => void;
}

const number = (count: number): string => count.toLocaleString('en-US');

/** Whose rows are shown, and of which kind, each with how many there are; a kind that is pressed again is let go. */
export const TodayFilters = ({ tallies, scope, kind, onScope, onKind }: TodayFiltersProps) => {
  const kinds = waitingKinds.filter(
    (one) => one === kind || countOf(tallies, scope, countedGroups, [one]) > 0,
  );
  return (
    <chakra.div display="grid" gap="0.5" minW="0">
      <Chips role="group" aria-label="Whose">
        {todayScopes.map((one) => (
          <Chip key={one} type="button" aria-pressed={scope === one} onClick={() => onScope(one)}>
            {scopeTitles[one]} <Count>{number(countOf(tallies, one))}</Count>
          </Chip>
        ))}
      </Chips>
      {(kinds.length > 1 || kind) && (
        <Chips role="group" aria-label="What">
          {kinds.map((one) => (
            <Chip
              key={one}
              type="button"
              aria-pressed={kind === one}
              onClick={() => onKind(kind === one ? null : one)}
            >
              {waitingTitles[one]} <Count>{number(countOf(tallies, scope, countedGroups, [one]))}</Count>
            </Chip>
          ))}
        </Chips>
      )}
    </chakra.div>
  );
};
