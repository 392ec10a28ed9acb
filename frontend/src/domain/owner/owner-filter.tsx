import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import { useStaffToChooseQuery } from '../../gql/generated.ts';
import { cacheFirst } from '../../platform/graphql/fetch-policies.ts';
import { Select } from '../../ui/forms/field.tsx';

interface OwnerFilterProps {
  readonly kind: OwnedKind;
  /** What an owner is called, as in `Manager`. */
  readonly title?: string;
  /** `me`, `none`, a person's id, or null for everybody's. */
  readonly value: string | null;
  /** An empty text removes the filter. */
  readonly onChange: (owner: string) => void;
}

/** Narrows a list to what is one's own, unassigned, or a colleague's. */
export const OwnerFilter = ({ kind, title = 'Owner', value, onChange }: OwnerFilterProps) => {
  const { data } = useStaffToChooseQuery({ variables: { may: kind }, ...cacheFirst });
  const people = data?.staff ?? [];
  const isOther = value && value !== 'me' && value !== 'none' && !people.some(({ id }) => id === value);
  return (
    <Select aria-label={title} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      <option value="">{`All ${title.toLowerCase()}s`}</option>
      <option value="me">Mine</option>
      <option value="none">Unassigned</option>
      {isOther && <option value={value}>A colleague</option>}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
};
