import { chakra } from '@chakra-ui/react/styled-system';
import { kitchens, styles, widthClasses } from '@hearthline/model/plan/document.ts';
import { styleConflict } from '@hearthline/model/plan/style-conflict.ts';
import { useId } from 'react';
import { VisitorPlaceForm } from '../../../../domain/lazy-place-form.tsx';
import { ChipGroup } from '../../../../ui/forms/chip-group.tsx';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { DollarField } from '../../../../domain/dollar-field.tsx';
import { styleTitles } from './plan-words.ts';
import { areas, flags, lengths, widthTitles, type Preferences } from './wish.ts';

interface WishPanelProps {
  readonly preferences: Preferences;
  /** @param isTyped whether it is typed, digit by digit */
  readonly onChange: (preferences: Preferences, isTyped?: boolean) => void;
}

const Choice = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minH: '10',
    px: { base: '3', sm: '4' },
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'edge',
    textStyle: 'small',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&:has(:checked)': { bg: 'pineTint', color: 'pineText', borderColor: 'pine', fontWeight: '600' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

/** Single, double or triple wide. */
export const WidthChoice = ({ preferences, onChange }: WishPanelProps) => {
  const name = useId();
  return (
    <chakra.fieldset
      border="none"
      minW="0"
      display="flex"
      flexWrap="wrap"
      gap="2"
      _print={{ display: 'none' }}
    >
      <chakra.legend srOnly>Width of the home</chakra.legend>
      {widthClasses.map((width) => (
        <Choice key={width}>
          <chakra.input
            srOnly
            type="radio"
            name={name}
            checked={preferences.width === width}
            onChange={() => onChange({ ...preferences, width })}
          />
          {widthTitles[width]}
        </Choice>
      ))}
    </chakra.fieldset>
  );
};

/** Every fourth foot, and whatever an address asks for. */
const lengthsWith = (chosen: number | null): number[] => {
  const choices: number[] = [];
  for (let length = 40; length <= lengths.max; length += 4) choices.push(length);
  return chosen === null || choices.includes(chosen) ? choices : [...choices, chosen].sort((a, b) => a - b);
};

/** Every hundred square feet, and whatever an address asks for. */
const areasWith = (chosen: number | null): number[] => {
  const choices: number[] = [];
  for (let area: number = areas.min; area <= areas.max; area += 100) choices.push(area);
  return chosen === null || choices.includes(chosen) ? choices : [...choices, chosen].sort((a, b) => a - b);
};

const kitchenTitles = { open: 'Open to the living room', closed: 'A room of its own' } as const;

/** What else a home can be wished to have; closed until somebody is interested, so that the plans come first. */
export const WishPanel = ({ preferences, onChange }: WishPanelProps) => {
  const chosen = flags.filter(({ id }) => preferences[id]).map(({ id }) => id as string);
  const count =
    chosen.length +
    [
      preferences.kitchen,
      preferences.length,
      preferences.squareFeet,
      preferences.style,
      preferences.maxMonthly,
      preferences.maxDelivered,
    ].filter((wish) => wish !== null).length;
  return (
    <chakra.details _print={{ display: 'none' }}>
      <chakra.summary
        w="fit-content"
        py="2"
        cursor="pointer"
        fontWeight="600"
        _hover={{ textDecoration: 'underline' }}
      >
        {count === 0 ? 'More wishes' : `More wishes (${count})`}
      </chakra.summary>
      <chakra.div
        display="grid"
        gap="5"
        pt="3"
        pb="2"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 14rem))',
        }}
      >
        <SelectField
          label="Kitchen"
          value={preferences.kitchen ?? ''}
          onChange={({ target }) =>
            onChange({ ...preferences, kitchen: kitchens.find((kind) => kind === target.value) ?? null })
          }
        >
          <option value="">Either will do</option>
          {kitchens.map((kind) => (
            <option key={kind} value={kind}>
              {kitchenTitles[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Length"
          value={preferences.length ?? ''}
          onChange={({ target }) =>
            onChange({ ...preferences, length: Number(target.value) || null, squareFeet: null })
          }
        >
          <option value="">Any length</option>
          {lengthsWith(preferences.length).map((length) => (
            <option key={length} value={length}>
              {length} feet
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Or square feet"
          value={preferences.squareFeet ?? ''}
          onChange={({ target }) =>
            onChange({ ...preferences, squareFeet: Number(target.value) || null, length: null })
          }
        >
          <option value="">Any size</option>
          {areasWith(preferences.squareFeet).map((area) => (
            <option key={area} value={area}>
              about {area.toLocaleString('en-US')}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Style"
          value={preferences.style ?? ''}
          onChange={({ target }) => {
            const style = styles.find((one) => one === target.value) ?? null;
            // A plain front has no porch.
            onChange({ ...preferences, style, porch: preferences.porch && style !== 'plain' });
          }}
        >
          <option value="">Any style</option>
          {styles
            .filter((style) => styleConflict({ style, width: preferences.width }) === null)
            .map((style) => (
              <option key={style} value={style}>
                {styleTitles[style]}
              </option>
            ))}
        </SelectField>
        <DollarField
          label="Most per month ($)"
          placeholder="Any"
          value={preferences.maxMonthly}
          onChange={(maxMonthly) => onChange({ ...preferences, maxMonthly }, true)}
        />
        <DollarField
          label="Most delivered ($)"
          placeholder="Any"
          value={preferences.maxDelivered}
          onChange={(maxDelivered) => onChange({ ...preferences, maxDelivered }, true)}
        />
        <chakra.div gridColumn="1 / -1">
          <VisitorPlaceForm />
        </chakra.div>
        <chakra.div gridColumn="1 / -1">
          <ChipGroup
            legend="It should have"
            options={flags}
            chosen={chosen}
            onChange={(now) =>
              onChange({
                ...preferences,
                ...Object.fromEntries(flags.map(({ id }) => [id, now.includes(id)])),
              })
            }
          />
        </chakra.div>
      </chakra.div>
    </chakra.details>
  );
};
