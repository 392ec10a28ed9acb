import { zipSentence } from '@hearthline/rules/homes/places/zip-sentence.ts';
import { useRest } from '../platform/api/use-rest.ts';
import { SelectField } from '../ui/forms/field.tsx';
import { SavedField } from '../ui/forms/saved-field.tsx';
import { Text } from '../ui/text/text.tsx';
import type { VisitorPlace } from './visitor-place.ts';

const landWords = { own: 'My own land', leased: 'A leased lot', looking: 'Still looking' } as const;

const isZip = (text: string): boolean => /^\d{5}$/.test(text);

interface PlaceFieldsProps {
  readonly place: VisitorPlace;
  readonly disabled?: boolean;
  /** Stores a change. @returns what is wrong with it, or null */
  readonly save: (change: Partial<VisitorPlace>) => Promise<string | null>;
  /** Told of the ZIP code's field while it holds none. */
  readonly onProblem?: (field: HTMLInputElement | null) => void;
}

/** The fields of where a home will stand, and what the seller says of that place; within a grid of two columns. */
export const PlaceFields = ({
  place: { zip, land },
  disabled = false,
  save,
  onProblem,
}: PlaceFieldsProps) => {
  const { loaded } = useRest('GET /api/places/{zip}', zip === null ? null : { zip });
  return (
    <>
      <SavedField
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        disabled={disabled}
        isComplete={isZip}
        stored={zip ?? ''}
        onProblem={onProblem}
        save={(typed) =>
          typed === '' || isZip(typed) ? save({ zip: typed || null }) : Promise.resolve(zipSentence)
        }
      />
      <SelectField
        label="Land"
        value={land ?? ''}
        disabled={disabled}
        onChange={(event) => void save({ land: (event.target.value || null) as VisitorPlace['land'] })}
      >
        <option value="">Not sure yet</option>
        {Object.entries(landWords).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <Text role="status" look="small" quiet gridColumn="1 / -1" minH="2lh" textWrap="pretty">
        {zip === null
          ? 'With your ZIP code, each price is the total for your place: delivery and sales tax depend on it.'
          : loaded.state === 'loaded'
            ? loaded.value.sentence
            : ''}
      </Text>
    </>
  );
};
