import { chakra } from '@chakra-ui/react/styled-system';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { PlaceFields } from '../../../domain/place-fields.tsx';
import { SelectField } from '../../../ui/forms/field.tsx';
import { useRest } from '../../../platform/api/use-rest.ts';
import { SavedField } from '../../../ui/forms/saved-field.tsx';
import type { SaveChange } from '../../../domain/save-change.ts';

type Site = NonNullable<DesignContent['site']>;

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
  readonly field: 'sewer' | 'water';
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

/** The county, which decides the sales tax: where a ZIP code lies in several, one is chosen; the first has the largest share of it. */
const CountyField = ({ site, disabled, save }: Pick<SiteSelectProps, 'site' | 'disabled' | 'save'>) => {
  const zip = site?.zip ?? null;
  const { loaded } = useRest('GET /api/places/{zip}', zip === null ? null : { zip });
  const counties = loaded.state === 'loaded' ? loaded.value.counties : [];
  const stored = site?.county ?? '';
  if (counties.length < 2 || (stored && !counties.includes(stored)))
    return (
      <SavedField
        label="County"
        disabled={disabled}
        stored={stored}
        save={(typed) => save({ site: { county: typed || null } }, 'site.county')}
      />
    );
  return (
    <SelectField
      label="County"
      value={stored || counties[0]}
      disabled={disabled}
      help={`${zip} lies in ${counties.length} counties.`}
      onChange={(event) => void save({ site: { county: event.target.value } })}
    >
      {counties.map((county) => (
        <option key={county} value={county}>
          {county}
        </option>
      ))}
    </SelectField>
  );
};

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
      <PlaceFields
        place={{ zip: site?.zip ?? null, land: site?.land ?? null }}
        disabled={disabled}
        save={(change) => save({ site: change }, 'zip' in change ? 'site.zip' : undefined)}
      />
      {canEdit && (
        <SavedField
          label="Address (optional)"
          autoComplete="street-address"
          stored={site?.address ?? ''}
          save={(typed) => save({ site: { address: typed || null } }, 'site.address')}
        />
      )}
      <CountyField site={site} disabled={disabled} save={save} />
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
