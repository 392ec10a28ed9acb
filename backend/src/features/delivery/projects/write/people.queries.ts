import { projectPeopleFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { scopeOf } from '@hearthline/rules/permissions.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { validate } from '../../../../platform/validation/validate.ts';

const personFields = ['id', 'name', 'email', 'phone'] as const satisfies readonly (keyof Row<'users'>)[];

/** A person who can be put on a project. */
export type PickedPerson = Pick<Row<'users'>, (typeof personFields)[number]>;

const people = prepare(
  'project_people',
  (db, p: Placeholders<{ role: 'customer' | 'contractor'; part: string }>) => {
    const withPart = sql<string>`'%' || ${p.part} || '%'`;
    return db
      .selectFrom('users')
      .select(personFields)
      .where('role', '=', p.role)
      .where('disabledAt', 'is', null)
      .where((eb) => eb.or([eb('name', 'ilike', withPart), eb('email', 'ilike', withPart)]))
      .orderBy((eb) => eb.fn('lower', ['name']))
      .orderBy('id')
      .limit(sql.lit(20));
  },
);

const customerByEmail = prepare('project_people_by_email', (db, p: Placeholders<{ email: string }>) =>
  db
    .selectFrom('users')
    .select(personFields)
    .where('role', '=', 'customer')
    .where('disabledAt', 'is', null)
    .where('emailFolded', '=', p.email),
);

/**
 * Up to twenty accounts with a role, found by part of the name or address. Who reads some contacts alone finds customers by their whole
 * address.
 */
export const findProjectPeople = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  input: unknown,
): Promise<PickedPerson[]> => {
  const { role, search } = validate(projectPeopleFilter, input);
  if (role === 'customer' && scopeOf(viewer, 'contact:list') !== 'all')
    return search ? query(customerByEmail, { email: foldEmail(search) }) : [];
  return query(people, { role, part: (search ?? '').replace(/[\\%_]/g, '\\$&') });
};
