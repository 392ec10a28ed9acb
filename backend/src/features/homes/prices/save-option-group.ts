import { maxOptionGroups, optionGroup } from '@hearthline/rules/homes/prices/option-group.ts';

import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { listOptionGroups, type PricedGroup } from './price.service.ts';

/** Adds an option group, or changes the one with this key. @throws AppError BAD_INPUT, CONFLICT */
export const saveOptionGroup = async (context: Context, input: unknown): Promise<PricedGroup> => {
  const { key, label, choose, choices, version } = validate(optionGroup, input);
  const stored = jsonb(choices);
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'price book');
    const rows = await trx.selectFrom('optionGroups').select(['id', 'key', 'version', 'position']).execute();
    const own = rows.find((row) => row.key === key);
    if ((own?.version ?? null) !== version) throw new AppError('CONFLICT');
    if (!own && rows.length >= maxOptionGroups)
      throw new AppError('BAD_INPUT', { message: `There can be at most ${maxOptionGroups} groups` });
    const { id } = own
      ? await trx
          .updateTable('optionGroups')
          .set((eb) => ({ label, choose, choices: stored, version: eb('version', '+', 1) }))
          .where('id', '=', own.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('optionGroups')
          .values({
            key,
            label,
            choose,
            choices: stored,
            position: Math.max(-1, ...rows.map((row) => row.position)) + 1,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'option-group.save',
      object: ['option-group', id],
      details: { key, choices: choices.length, isNew: !own },
    });
  });
  const saved = (await listOptionGroups(context)).find((group) => group.key === key);
  if (!saved) throw new AppError('CONFLICT');
  return saved;
};
