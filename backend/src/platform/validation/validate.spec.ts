import { expect, it } from 'vitest';
import { z } from 'zod';
import { useApi } from '../../testing/api.ts';
import { AppError } from '../errors.ts';
import { validate, validateOne } from './validate.ts';

const refusal = (work: () => unknown): { message: string; fields: object | undefined } => {
  try {
    throw new Error(`taken: ${JSON.stringify(work())}`);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    const { message, fields } = error as AppError;
    return { message, fields };
  }
};

it('names the field of one value as of an input', () => {
  expect(validateOne('size', z.number().int(), 3)).toBe(3);
  for (const wrong of [undefined, null, 'three']) {
    expect(refusal(() => validateOne('size', z.number(), wrong))).toEqual({
      message: 'Must be a number',
      fields: { size: 'Must be a number' },
    });
    expect(refusal(() => validate(z.object({ size: z.number() }), { size: wrong }))).toEqual({
      message: 'Must be a number',
      fields: { size: 'Must be a number' },
    });
  }
});

const api = useApi();

it.each([
  ['deleteReport', 'mutation ($id: ID!) { deleteReport(id: $id, version: -1) }'],
  ['deleteCampaign', 'mutation ($id: ID!) { deleteCampaign(id: $id, version: -1) }'],
])('%s names the version that cannot be', async (_field, query) => {
  const { errors } = await (await api.as('admin')).gql(query, { id: '00000000-0000-7000-8000-000000000000' });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fieldErrors: { version: expect.any(String) as string },
  });
});
