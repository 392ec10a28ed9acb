import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { onOneLine } from '@hearthline/rules/text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  buildFields,
  run,
  today,
  useContractors,
  type TwoContractors,
} from '../../../testing/fixtures/contractors-fixtures.ts';

const api = useApi();
const { people, build, member, material } = useContractors(api);
let mine: Caller;
let own: TwoContractors['own'];
beforeAll(() => {
  ({ mine, own } = people());
});

describe('two at one form', () => {
  it('do not overwrite each other: the second is told, and nothing of theirs is stored (K12)', async () => {
    const [kim, site] = [
      (await member(mine, { name: 'Wanted twice' })).done,
      (await build(mine, { title: 'Wanted twice' })).done,
    ];
    const edits = {
      updateCrewMember: (name: string) =>
        run(
          mine,
          'updateCrewMember',
          'UpdateCrewMemberInput',
          { version: 1, name, trade: 'Finish' },
          kim.id,
          'version name',
        ),
      updateBuild: (title: string) =>
        run(
          mine,
          'updateBuild',
          'UpdateBuildInput',
          { version: 1, projectId: own.project, title, scheduledOn: today },
          site.id,
          'version title',
        ),
    };
    for (const [name, edit] of Object.entries(edits)) {
      const answers = await Promise.all(['First', 'Second'].map(edit));
      expect(answers.map(({ error }) => error?.code).toSorted(), name).toEqual(['CONFLICT', undefined]);
      expect(answers.find(({ done }) => done)?.done.version, name).toBe(2);
    }
    for (const name of ['removeCrewMember', 'removeBuild']) {
      const { errors } = await mine.gql(`mutation ($id: ID!) { ${name}(id: $id, version: 1) }`, {
        id: name === 'removeBuild' ? site.id : kim.id,
      });
      expect(errors?.[0]?.extensions.code, name).toBe('CONFLICT');
    }
  });
});

describe('a name from before names were one line', () => {
  const old = 'Set the\nmodules';

  it('leaves the rest of a build editable', async () => {
    const { done } = await build(mine);
    await api.sql('update builds set title = $2 where id = $1', [done.id, old]);
    const change = (title: string, version: number) =>
      run(
        mine,
        'updateBuild',
        'UpdateBuildInput',
        { version, projectId: own.project, title, scheduledOn: today, place: 'Back door', crewIds: [] },
        done.id,
        buildFields,
      );
    expect((await change('Set the\nroof', 1)).error.fieldErrors).toEqual({ title: onOneLine });
    expect((await change(old, 1)).done).toMatchObject({ title: old, place: 'Back door' });
    await api.sql('delete from builds where id = $1', [done.id]);
  });

  it('leaves the rest of a material editable', async () => {
    const { done } = await material(mine);
    await api.sql('update materials set name = $2, unit = $2 where id = $1', [done.id, old]);
    const change = (name: string) =>
      run(
        mine,
        'updateMaterial',
        'UpdateMaterialInput',
        { version: 1, name, unit: old, quantity: 7 },
        done.id,
        'name unit quantity',
      );
    expect((await change('Set the\nroof')).error.fieldErrors).toEqual({ name: onOneLine });
    expect((await change(old)).done).toEqual({ name: old, unit: old, quantity: 7 });
    await api.sql('delete from materials where id = $1', [done.id]);
  });
});

describe('crew and materials', () => {
  it('are found, paged and changed, with the second of two refused', async () => {
    const { done } = await material(mine, {
      name: '100% wool felt',
      projectId: own.project,
      quantity: 3,
      deliveryOn: dayAfter(today, 3),
    });
    const find = async (args: string) =>
      (
        await mine.gql(
          `{ materials(${args}) { materials { id quantity projectName deliveryOn } pagination { total } } }`,
        )
      ).data.materials;
    expect(await find('search: "100%"')).toEqual({
      materials: [{ id: done.id, quantity: 3, projectName: 'Mine', deliveryOn: '2027-01-09' }],
      pagination: { total: 1 },
    });
    const change = (quantity: number, version = 1) =>
      run(
        mine,
        'updateMaterial',
        'UpdateMaterialInput',
        { version, name: '100% wool felt', unit: 'rolls', quantity },
        done.id,
        'version quantity projectName',
      );
    expect((await change(0)).done).toEqual({ version: 2, quantity: 0, projectName: null });
    expect((await change(5)).error.code).toBe('CONFLICT');
    expect((await find('show: used_up')).materials.map(({ id }: any) => id)).toEqual([done.id]);
    expect((await find('show: available, search: "wool"')).pagination.total).toBe(0);
    for (const quantity of [-1, 20_000_000])
      expect((await change(quantity, 2)).error.fieldErrors).toHaveProperty('quantity');
    const [line] = await api.sql(
      "select details from audit_entries where action = 'material.update' and object = $1",
      [`material:${done.id}`],
    );
    expect(line?.details).toEqual({ from: 3, to: 0 });
  });
});
