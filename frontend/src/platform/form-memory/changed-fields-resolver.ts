import { zodResolver } from '@hookform/resolvers/zod';
import { acceptStoredValues } from '@hearthline/rules/unchanged.ts';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Checks a form by its rule, except for texts that stay as they were stored: they may be older than the rule.
 * @param before the stored values as the form shows them; nothing for a form of something new
 */
export const changeResolver = <Fields extends FieldValues, Values>(
  rule: z.ZodObject,
  before?: object | null,
): Resolver<Fields, unknown, Values> =>
  zodResolver(
    (before ? acceptStoredValues(rule, { ...before }) : rule) as unknown as z.ZodType<
      Values & FieldValues,
      Fields
    >,
  );
