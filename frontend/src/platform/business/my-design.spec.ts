import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, restRefusal } from '../../testing/fake-api.ts';
import { heldDesign, holdDesign } from './held-design.ts';
import { chooseInDesign } from './my-design.ts';

const session = { token: () => null, refresh: () => Promise.resolve(null), clear: () => undefined };
const code = '7KQ2M9XD4TRW';
const held = { code, editKey: 'mine' };
const design = (other: object = {}) => ({ code, version: 1, ...other });

beforeEach(() => holdDesign(null));
afterEach(() => {
  holdDesign(null);
  vi.unstubAllGlobals();
});

describe('a choice', () => {
  it('makes a design if none is held, and changes it from then on, one after the other', async () => {
    const api = fakeApi({
      '/api/designs': () => design({ editKey: 'mine' }),
      [`/api/designs/${code}`]: () => design({ version: 2 }),
    });
    const [made, changed] = await Promise.all([
      chooseInDesign(session, { roof: 'hip' }),
      chooseInDesign(session, { siding: 'wood' }),
    ]);
    expect(made).toEqual(design());
    expect(changed.version).toBe(2);
    expect(heldDesign()).toEqual(held);
    expect(api.sent('/api/designs')).toEqual([{ roof: 'hip' }]);
    expect(api.sent(`/api/designs/${code}`)).toEqual([{ siding: 'wood' }]);
  });

  it('makes another design if the held one is gone', async () => {
    holdDesign({ ...held, code: '000000000001' });
    fakeApi({
      '/api/designs/000000000001': () => restRefusal(404, { message: 'There is no design with this code.' }),
      '/api/designs': () => design({ editKey: 'mine' }),
    });
    await chooseInDesign(session, { roof: 'hip' });
    expect(heldDesign()).toEqual(held);
  });

  it('goes on with a copy if an account owns the held one', async () => {
    holdDesign({ ...held, code: '000000000001' });
    const api = fakeApi({
      '/api/designs/000000000001': () =>
        restRefusal(403, { message: 'Only who made this design can change it.' }),
      '/api/designs/000000000001/copies': () => design({ editKey: 'mine' }),
      [`/api/designs/${code}`]: () => design({ version: 2 }),
    });
    expect((await chooseInDesign(session, { roof: 'hip' })).version).toBe(2);
    expect(heldDesign()).toEqual(held);
    expect(api.sent(`/api/designs/${code}`)).toEqual([{ roof: 'hip' }]);
  });

  it('is refused with the server’s reason, and keeps what is held', async () => {
    holdDesign(held);
    fakeApi({ [`/api/designs/${code}`]: () => restRefusal(400, { message: 'A ZIP code has five digits' }) });
    await expect(chooseInDesign(session, { site: { zip: '1' } })).rejects.toMatchObject({
      said: 'A ZIP code has five digits',
    });
    expect(heldDesign()).toEqual(held);
  });
});
