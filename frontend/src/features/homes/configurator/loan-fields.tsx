import { chakra } from '@chakra-ui/react/styled-system';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { Claim } from '@hearthline/rules/homes/prices/conditions.ts';
import { useRest } from '../../../platform/api/use-rest.ts';
import { CheckboxField, SelectField } from '../../../ui/forms/field.tsx';
import type { SaveChange } from '../../../domain/save-change.ts';
import { SavedField } from '../../../ui/forms/saved-field.tsx';

type Loan = NonNullable<DesignContent['loan']>;

const claimWords: Readonly<Record<Claim, string>> = {
  military: 'I serve or have served in the military',
  referral: 'One of your buyers referred me',
};

interface PercentProps {
  readonly field: 'downPercent' | 'ratePercent' | 'years';
  readonly label: string;
  readonly defaultValue: number | undefined;
  readonly loan: Loan | null;
  readonly disabled: boolean;
  readonly save: SaveChange;
}

const LoanNumber = ({ field, label, defaultValue, loan, disabled, save }: PercentProps) => (
  <SavedField
    label={label}
    inputMode="decimal"
    disabled={disabled}
    placeholder={defaultValue === undefined ? undefined : `${defaultValue} (usual)`}
    stored={loan?.[field] === null || loan?.[field] === undefined ? '' : String(loan[field])}
    save={(typed) => save({ loan: { [field]: typed ? Number(typed) : null } }, `loan.${field}`)}
  />
);

interface LoanFieldsProps {
  readonly loan: Loan | null;
  readonly claims: readonly Claim[];
  readonly isLeased: boolean;
  readonly canEdit: boolean;
  readonly save: SaveChange;
}

/** How the home is paid for, and which discounts the buyer claims. */
export const LoanFields = ({ loan, claims, isLeased, canEdit, save }: LoanFieldsProps) => {
  const { loaded } = useRest('GET /api/loans');
  const kinds = loaded.state === 'loaded' ? loaded.value.loans : [];
  const kind = kinds.find(({ key }) => key === (loan?.kind ?? 'conventional'));
  const numbers = { loan, save, disabled: !canEdit };
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <SelectField
          label="Kind of loan"
          value={loan?.kind ?? ''}
          disabled={!canEdit}
          onChange={(event) => void save({ loan: { kind: (event.target.value || null) as Loan['kind'] } })}
        >
          <option value="">Not sure yet</option>
          {kinds.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        <LoanNumber
          field="downPercent"
          label="Down payment (%)"
          defaultValue={kind?.downPercent}
          {...numbers}
        />
        <LoanNumber
          field="ratePercent"
          label="Interest rate (%)"
          defaultValue={kind?.ratePercent}
          {...numbers}
        />
        <LoanNumber field="years" label="Years" defaultValue={kind?.years} {...numbers} />
        {isLeased && (
          <SavedField
            label="Rent of the lot ($ a month)"
            inputMode="decimal"
            disabled={!canEdit}
            stored={loan?.rentCents ? String(loan.rentCents / 100) : ''}
            save={(typed) =>
              save({ loan: { rentCents: typed ? Math.round(Number(typed) * 100) : null } }, 'loan.rentCents')
            }
          />
        )}
      </chakra.div>
      <chakra.div display="grid" gap="3">
        {(Object.keys(claimWords) as Claim[]).map((claim) => (
          <CheckboxField
            key={claim}
            label={claimWords[claim]}
            checked={claims.includes(claim)}
            disabled={!canEdit}
            onChange={(event) =>
              void save({
                claims: event.target.checked ? [...claims, claim] : claims.filter((other) => other !== claim),
              })
            }
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
};
