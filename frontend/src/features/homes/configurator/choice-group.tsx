import { chakra } from '@chakra-ui/react/styled-system';
import { roofQuestion, sidingQuestion } from '@hearthline/rules/home-options.ts';
import { homeOfChoices, isIncluded } from '@hearthline/rules/homes/prices/choices.ts';
import {
  changeFor,
  excludedBy,
  madeIn,
  type PricedChoice,
  type PricedGroup,
} from '@hearthline/rules/homes/prices/priced-groups.ts';
import { surchargedHome, surchargeText } from '@hearthline/rules/homes/prices/surcharge.ts';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { Configuration } from '../../../domain/configuration.ts';
import type { QuestionSelect } from '../../../ui/forms/option-picker.tsx';

const Group = chakra('fieldset', {
  base: { border: 'none', minW: '0', display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  },
  variants: {
    // On a phone a line that scrolls sideways: the home above it keeps its room.
    isStrip: {
      true: {
        display: { base: 'flex', md: 'grid' },
        overflowX: { base: 'auto', md: 'visible' },
        mx: { base: '-5', md: '0' },
        px: { base: '5', md: '0' },
        py: { base: '1', md: '0' },
        gridTemplateColumns: { md: 'var(--columns)' },
        '& > label': { flex: { base: '0 0 8.25rem', md: 'initial' } },
      },
    },
  },
});

/** The width of each of `count` tiles side by side; a little less, so that rounding does not cost the last one its place. */
const share = (count: number): string => `(100% - ${count - 1} * 0.625rem) / ${count} - 0.5px`;

/** The columns of a strip: all tiles in one line where each has 7 rem, otherwise two lines of equal length, so that none stands alone. */
const stripColumns = (count: number): string =>
  `repeat(auto-fill, minmax(max(${share(count)}, min(${share(Math.ceil(count / 2))}, (${count} * 7.625rem - 0.625rem - 100%) * 999)), 1fr))`;

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '0.5',
    px: '3',
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

const images: ReadonlyMap<string, string> = new Map(
  [roofQuestion, sidingQuestion].flatMap(({ id, options }) =>
    options.map((option) => [`${id}:${option.id}`, option.image.replace('.png', '.webp?w=400')] as const),
  ),
);

/** Groups whose choices show what their texts say. */
const pictured: ReadonlySet<string> = new Set(['roof', 'siding', 'color']);

/** What a choice looks like: a small drawing, or its color. */
const Swatch = ({ of, color }: { readonly of: string; readonly color: string | null }) => {
  const image = images.get(of);
  if (image)
    return (
      <chakra.img
        src={image}
        alt=""
        width="120"
        height="80"
        loading="lazy"
        w="full"
        h="auto"
        minH="14"
        aspectRatio="2"
        mb="1"
        objectFit="cover"
        borderRadius="sm"
      />
    );
  return color ? (
    <chakra.span
      display="block"
      h="9"
      mb="1"
      borderRadius="sm"
      style={{ backgroundColor: color }}
      boxShadow="inset 0 0 0 1px rgb(0 0 0 / 0.15)"
    />
  ) : null;
};

interface ChoiceGroupProps {
  readonly groups: readonly PricedGroup[];
  readonly group: PricedGroup;
  readonly configuration: Configuration;
  readonly isStrip?: boolean;
}

/** The choices of a group, each with what it costs; what cannot be had with the others is grayed, with the reason. */
export const ChoiceGroup = ({ groups, group, configuration, isStrip = false }: ChoiceGroupProps) => {
  const { canEdit, save } = configuration;
  const id = useId();
  const home = homeOfChoices(configuration.home);
  const made = madeIn(group, configuration, home);
  const choose = (choice: PricedChoice, isMade: boolean): void => {
    void save(changeFor(group, choice.key, isMade, configuration));
    const detail: QuestionSelect = { segmentId: group.key, optionId: choice.key };
    window.dispatchEvent(new CustomEvent('question:select', { detail }));
  };
  const costOf = (choice: PricedChoice): ReactNode =>
    surchargeText(
      choice,
      surchargedHome(configuration.home),
      isIncluded(groups, `${group.key}:${choice.key}`, home),
    ) ?? 'Call for the price';
  return (
    <Group data-question={group.key}>
      <chakra.legend textStyle="label" pb="3">
        {group.label}
      </chakra.legend>
      {/* Where nothing in it can have the focus, the keyboard scrolls the strip itself. */}
      <Choices
        isStrip={isStrip}
        style={isStrip ? ({ '--columns': stripColumns(group.choices.length) } as CSSProperties) : undefined}
        tabIndex={isStrip && !canEdit ? 0 : undefined}
      >
        {group.choices.map((choice) => {
          const excluded = excludedBy(groups, group, choice, configuration, home);
          const isMade = made.includes(choice.key);
          const isBarred = excluded !== null && !isMade;
          return (
            <Choice key={choice.key} data-option={choice.key}>
              <chakra.input
                srOnly
                type={group.choose === 'one' ? 'radio' : 'checkbox'}
                name={`choice-${group.key}`}
                aria-label={choice.label}
                aria-describedby={`${id}-${choice.key}`}
                checked={isMade}
                disabled={!canEdit || isBarred}
                onChange={(event) => choose(choice, event.target.checked)}
              />
              <Swatch of={`${group.key}:${choice.key}`} color={choice.swatch ?? null} />
              <chakra.span fontWeight="600" color={isBarred ? 'quiet' : undefined} lineHeight="1.25">
                {choice.label}
              </chakra.span>
              <chakra.span id={`${id}-${choice.key}`} color="quiet" textStyle="fine" textWrap="pretty">
                {choice.text && !pictured.has(group.key) && (
                  <chakra.span display="block">{choice.text}</chakra.span>
                )}
                <chakra.span display="block" color={excluded !== null && !isBarred ? 'danger' : undefined}>
                  {excluded ?? costOf(choice)}
                </chakra.span>
              </chakra.span>
            </Choice>
          );
        })}
      </Choices>
    </Group>
  );
};
