import { chakra } from '@chakra-ui/react/styled-system';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { SelectField } from '../../../ui/forms/field.tsx';
import { SavedField } from './saved-field.tsx';
import type { SaveChange } from './save-change.ts';

type Site = NonNullable<DesignContent['site']>;

const landWords = { own: 'My own land', leased: 'A leased lot', looking: 'Still looking' } as const;
const sewerWords = { public: 'Public sewer', septic: 'Septic system' } as const;
const waterWords = { public: 'Public water', well: 'A well' } as const;

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface SiteSelectProps {
  readonly field: 'land' | 'sewer' | 'water';
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  readonly site: Site | null;
  readonly disabled: boolean;
  readonly save: SaveChange;
}

const SiteSelect = ({ field, label, words, site, disabled, save }: SiteSelectProps) => (
  <SelectField
    label={label}
    value={site?.[field] ?? ''}
    disabled={disabled}
    onChange={(event) => void save({ site: { [field]: event.target.value || null } })}
  >
    <option value="">Not sure yet</option>
    {Object.entries(words).map(([value, title]) => (
      <option key={value} value={value}>
        {title}
      </option>
    ))}
  </SelectField>
);

interface LotFieldsProps {
  readonly site: Site | null;
  readonly canEdit: boolean;
  readonly save: SaveChange;
}

/** Where the home will stand; each answer makes the price more exact. */
export const LotFields = ({ site, canEdit, save }: LotFieldsProps) => {
  const disabled = !canEdit;
  return (
    <Grid>
      <SiteSelect field="land" label="Land" words={landWords} site={site} disabled={disabled} save={save} />
      <SavedField
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        disabled={disabled}
        stored={site?.zip ?? ''}
        save={(typed) => save({ site: { zip: typed || null } }, 'site.zip')}
      />
      {canEdit && (
        <SavedField
          label="Address (optional)"
          autoComplete="street-address"
          stored={site?.address ?? ''}
          save={(typed) => save({ site: { address: typed || null } }, 'site.address')}
        />
      )}
      <SavedField
        label="County"
        disabled={disabled}
        stored={site?.county ?? ''}
        save={(typed) => save({ site: { county: typed || null } }, 'site.county')}
      />
      <SavedField
        label="Miles from our factory"
        inputMode="decimal"
        disabled={disabled}
        stored={site?.miles === null || site?.miles === undefined ? '' : String(site.miles)}
        save={(typed) => save({ site: { miles: typed ? Number(typed) : null } }, 'site.miles')}
      />
      <SiteSelect
        field="sewer"
        label="Sewer"
        words={sewerWords}
        site={site}
        disabled={disabled}
        save={save}
      />
      <SiteSelect
        field="water"
        label="Water"
        words={waterWords}
        site={site}
        disabled={disabled}
        save={save}
      />
    </Grid>
  );
};
