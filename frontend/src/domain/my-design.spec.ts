import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, restRefusal } from '../testing/fake-api.ts';
import { storedDesign, storeDesign } from './stored-design.ts';
import { pendingChanges, withChanges } from './pending-changes.ts';
import { chooseInDesign, storePendingChanges } from './my-design.ts';

const session = { token: () => null, refresh: () => Promise.resolve(null), clear: () => undefined };
const code = '7KQ2M9XD4TRW';
const stored = { code, editKey: 'mine' };
const design = (other: object = {}) => ({ code, version: 1, ...other });

beforeEach(() => {
  localStorage.clear();
  storeDesign(null);
});
afterEach(() => {
  storeDesign(null);
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
    expect(storedDesign()).toEqual(stored);
    expect(api.sent('/api/designs')).toEqual([{ roof: 'hip' }]);
    expect(api.sent(`/api/designs/${code}`)).toEqual([{ siding: 'wood' }]);
  });

  it('makes another design if the held one is gone', async () => {
    storeDesign({ ...stored, code: '000000000001' });
    fakeApi({
      '/api/designs/000000000001': () => restRefusal(404, { message: 'There is no design with this code.' }),
      '/api/designs': () => design({ editKey: 'mine' }),
    });
    await chooseInDesign(session, { roof: 'hip' });
    expect(storedDesign()).toEqual(stored);
  });

  it('goes on with a copy if an account owns the held one', async () => {
    storeDesign({ ...stored, code: '000000000001' });
    const api = fakeApi({
      '/api/designs/000000000001': () =>
        restRefusal(403, { message: 'Only who made this design can change it.' }),
      '/api/designs/000000000001/copies': () => design({ editKey: 'mine' }),
      [`/api/designs/${code}`]: () => design({ version: 2 }),
    });
    expect((await chooseInDesign(session, { roof: 'hip' })).version).toBe(2);
    expect(storedDesign()).toEqual(stored);
    expect(api.sent(`/api/designs/${code}`)).toEqual([{ roof: 'hip' }]);
  });

  it('is refused with the server’s reason, and keeps what is held', async () => {
    storeDesign(stored);
    fakeApi({ [`/api/designs/${code}`]: () => restRefusal(400, { message: 'A ZIP code has five digits' }) });
    await expect(chooseInDesign(session, { site: { zip: '1' } })).rejects.toMatchObject({
      serverMessage: 'A ZIP code has five digits',
    });
    expect(storedDesign()).toEqual(stored);
  });
});

describe('a choice without a connection', () => {
  const path = `/api/designs/${code}`;
  /** Lets what an event set off come to its end. */
  const settled = () => storePendingChanges(session);

  it('is kept, and stored with the next one, after it', async () => {
    storeDesign(stored);
    const api = fakeApi({});
    await expect(chooseInDesign(session, { roof: 'hip' })).rejects.toThrow(TypeError);
    expect(pendingChanges()).toMatchObject([{ code, change: { roof: 'hip' } }]);
    let version = 1;
    api.answer(path, () => design({ version: (version += 1) }));
    expect((await chooseInDesign(session, { roof: 'gable' })).version).toBe(3);
    expect(api.sent(path)).toEqual([{ roof: 'hip' }, { roof: 'hip' }, { roof: 'gable' }]);
    expect(pendingChanges()).toEqual([]);
  });

  it('is stored once the connection is back', async () => {
    storeDesign(stored);
    const api = fakeApi({});
    await expect(chooseInDesign(session, { roof: 'hip' })).rejects.toThrow(TypeError);
    api.answer(path, () => design({ version: 2 }));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(api.sent(path)).toHaveLength(2);
    expect(pendingChanges()).toEqual([]);
  });

  it('outlives a reload', async () => {
    storeDesign(stored);
    const api = fakeApi({});
    await expect(chooseInDesign(session, { siding: 'wood' })).rejects.toThrow(TypeError);
    vi.resetModules();
    const reloaded = await import('./my-design.ts');
    api.answer(path, () => design({ version: 2 }));
    expect(await reloaded.storePendingChanges(session)).toEqual([design({ version: 2 })]);
    expect(api.sent(path)).toEqual([{ siding: 'wood' }, { siding: 'wood' }]);
    expect(localStorage.getItem('typed:design-changes')).toBeNull();
  });

  it('is kept while the server is down, too, and let go of if it is refused', async () => {
    storeDesign(stored);
    const api = fakeApi({ [path]: () => restRefusal(503, {}) });
    await expect(chooseInDesign(session, { roof: 'hip' })).rejects.toMatchObject({ statusCode: 503 });
    expect(pendingChanges()).toHaveLength(1);
    api.answer(path, () => restRefusal(400, { message: 'No' }));
    expect(await settled()).toEqual([]);
    expect(pendingChanges()).toEqual([]);
  });

  it('goes into the design that the first of them makes', async () => {
    const api = fakeApi({});
    await expect(chooseInDesign(session, { roof: 'hip' })).rejects.toThrow(TypeError);
    await expect(chooseInDesign(session, { siding: 'wood' })).rejects.toThrow(TypeError);
    api.answer('/api/designs', () => design({ editKey: 'mine' }));
    api.answer(path, () => design({ version: 2 }));
    expect(await settled()).toHaveLength(2);
    expect(api.sent(path)).toEqual([{ siding: 'wood' }]);
    expect(storedDesign()).toEqual(stored);
  });

  it('stays with its design when another one is chosen meanwhile', async () => {
    storeDesign(stored);
    const api = fakeApi({});
    await expect(chooseInDesign(session, { roof: 'hip' })).rejects.toThrow(TypeError);
    storeDesign({ code: '000000000001', editKey: 'other' });
    api.answer(path, () => design({ version: 2 }));
    await settled();
    expect(api.sent(path)).toEqual([{ roof: 'hip' }, { roof: 'hip' }]);
  });

  it('is shown as chosen, the newest last', () => {
    const shown = {
      code,
      roof: 'gable',
      options: ['a:b'],
      site: { zip: '98532', land: null },
      home: { slug: 'enid' },
    };
    const pendingChange = (change: object, of = code) => ({ id: '1', code: of, change });
    expect(
      withChanges(shown, [
        pendingChange({ roof: 'hip', options: null }),
        pendingChange({ roof: 'shed', site: { land: 'own' }, home: { slug: 'toledo' } }),
        pendingChange({ roof: 'flat' }, '000000000001'),
      ]),
    ).toEqual({ ...shown, roof: 'shed', options: [], site: { zip: '98532', land: 'own' } });
  });
});
