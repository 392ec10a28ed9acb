import { expect, it } from 'vitest';
import { z } from 'zod';
import { newUuid } from './uuid.ts';

it('makes random UUIDs of version 4', () => {
  const made = Array.from({ length: 1000 }, newUuid);
  expect(new Set(made).size).toBe(1000);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success).toBe(true);
});
