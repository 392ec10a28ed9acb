import { chakra } from '@chakra-ui/react/styled-system';
import { homeOfChoices, isIncluded } from '@hearthline/rules/homes/prices/choices.ts';
import {
  changeFor,
  excludedBy,
  madeIn,
  type PricedChoice,
  type PricedGroup,
} from '@hearthline/rules/homes/prices/priced-groups.ts';
import {
  surchargedHome,
  surchargeText,
  type SurchargedHome,
} from '@hearthline/rules/homes/prices/surcharge.ts';
import type { DesignChange } from '../../../domain/pending-changes.ts';
import type { MyDesign } from '../../../domain/my-design.ts';

const Group = chakra('fieldset', {
  base: { border: 'none', minW: '0', display: 'grid', gap: '3' },
});

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  },
});

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '0.5',
    px: '3.5',
    py: '2.5',
    minH: '14',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'md',
    cursor: 'pointer',
    textStyle: 'small',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'quiet' },
    '&:has(:checked)': {
      bg: 'pineTint',
      borderColor: 'pine',
      boxShadow: 'inset 0 0 0 1px var(--h-colors-pine)',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has(:disabled)': { bg: 'sunken', borderColor: 'line', cursor: 'not-allowed' },
  },
});

interface OneChoice {
  readonly group: PricedGroup;
  readonly choice: PricedChoice;
  readonly home: SurchargedHome | null;
  /** Whether the price of the home has it already. */
  readonly isIncluded: boolean;
  readonly isMade: boolean;
  /** Why it cannot be made. */
  readonly excluded: string | null;
  readonly disabled: boolean;
  readonly onChange: (isMade: boolean) => void;
}

const ChoiceCard = ({ group, choice, home, isIncluded, isMade, excluded, disabled, onChange }: OneChoice) => {
  const isBarred = excluded !== null && !isMade;
  return (
    <Choice>
      <chakra.input
        srOnly
        type={group.choose === 'one' ? 'radio' : 'checkbox'}
        name={`choice-${group.key}`}
        checked={isMade}
        disabled={disabled || isBarred}
        onChange={(event) => onChange(event.target.checked)}
      />
      <chakra.span fontWeight="600" color={isBarred ? 'quiet' : undefined}>
        {choice.label}
      </chakra.span>
      <chakra.span color={excluded === null || isBarred ? 'quiet' : 'danger'} textStyle="fine">
        {excluded ?? surchargeText(choice, home, isIncluded) ?? 'Call for the price'}
      </chakra.span>
    </Choice>
  );
};

interface OptionChoicesProps {
  readonly groups: readonly PricedGroup[];
  readonly design: MyDesign;
  readonly canEdit: boolean;
  readonly choose: (change: DesignChange) => void;
}

/** Every group of choices, each with what it costs; what cannot be had together is greyed, with the reason. */
export const OptionChoices = ({ groups, design, canEdit, choose }: OptionChoicesProps) => (
  <chakra.div display="grid" gap="8">
    {groups.map((group) => {
      const home = homeOfChoices(design.home);
      const made = madeIn(group, design, home);
      return (
        <Group key={group.key}>
          <chakra.legend textStyle="label" pb="3">
            {group.label}
          </chakra.legend>
          <Choices>
            {group.choices.map((choice) => (
              <ChoiceCard
                key={choice.key}
                group={group}
                choice={choice}
                home={surchargedHome(design.home)}
                isIncluded={isIncluded(groups, `${group.key}:${choice.key}`, home)}
                isMade={made.includes(choice.key)}
                excluded={excludedBy(groups, group, choice, design, home)}
                disabled={!canEdit}
                onChange={(isMade) => choose(changeFor(group, choice.key, isMade, design))}
              />
            ))}
          </Choices>
        </Group>
      );
    })}
  </chakra.div>
);
