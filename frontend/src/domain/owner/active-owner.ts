import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import { useStaffToChooseQuery } from '../../gql/generated.ts';
import { cacheFirst } from '../../platform/graphql/fetch-policies.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** An owner as far as they are one: null if their account is not active any more or may not own such records. */
export const useActiveOwner = (kind: OwnedKind, owner: Person | null): Person | null => {
  const { data } = useStaffToChooseQuery({ variables: { may: kind }, ...cacheFirst, skip: owner === null });
  const isActive = !data || data.staff.some(({ id }) => id === owner?.id);
  return isActive ? owner : null;
};
