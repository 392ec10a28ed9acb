import { projectPeopleFilter } from '@hearthline/rules/projects/rules.ts';
import type { Context } from '../../../platform/context.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** A person who can be put on a project. */
export interface PickedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

const find = `
  select id, name, email, phone from users
  where role = $1 and disabled_at is null and (name ilike '%' || $2 || '%' or email ilike '%' || $2 || '%')
  order by lower(name), id limit 20`;

/** Up to twenty accounts with a role, found by part of the name or address. */
export const findProjectPeople = ({ sql }: Context, input: unknown): Promise<PickedPerson[]> => {
  const { role, search } = validate(projectPeopleFilter, input);
  return sql<PickedPerson>('project_people', find, [role, (search ?? '').replace(/[\\%_]/g, '\\$&')]);
};
