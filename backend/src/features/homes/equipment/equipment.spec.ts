import { equipmentSentences } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { codeOf } from '../../../testing/graphql/ask-for.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  api.clock.set('2026-12-01T20:00:00Z');
  admin = await api.as('admin');
});
afterAll(() => api.clock.reset());

const fields = 'id version scope items { group label text } startsOn endsOn';
const item = (label: string) => ({ group: 'Structure', label, text: 'As usual' });
const save = (input: object) =>
  admin.gql(`mutation ($input: EquipmentSheetInput!) { saveEquipmentSheet(input: $input) { ${fields} } }`, {
    input,
  });
const sheets = async (on?: string): Promise<{ scope: string; startsOn: string; endsOn: string | null }[]> =>
  (await admin.gql(`query ($on: LocalDate) { equipmentSheets(on: $on) { ${fields} } }`, { on })).data
    .equipmentSheets;
const labels = async (slug: string): Promise<string[]> =>
  (
    await api.gql('query ($slug: String!) { home(slug: $slug) { equipment { group label text } } }', { slug })
  ).data.home.equipment.map(({ label }: { label: string }) => label);

it('a home shows what comes with it by the sheet of its width, and by its own once there is one', async () => {
  expect((await sheets()).map(({ scope }) => scope)).toEqual([
    'width:double',
    'width:single',
    'width:triple',
  ]);
  expect((await labels('castle-rock')).length).toBeGreaterThanOrEqual(12);
  const before = await labels('yachats');
  expect((await save({ scope: 'all', items: [item('For all')] })).data.saveEquipmentSheet.version).toBe(1);
  expect(await labels('yachats')).toEqual(before);
  await save({ scope: 'home:yachats', items: [item('Its own'), item('And more')] });
  expect(await labels('yachats')).toEqual(['Its own', 'And more']);
  expect(await labels('castle-rock')).not.toContain('Its own');
  expect((await api.rest('GET', '/api/homes/yachats')).body.equipment).toEqual([
    item('Its own'),
    item('And more'),
  ]);
});

it('a new sheet ends the one before, and one that begins today is changed by its version', async () => {
  const { id, version } = (
    await save({ scope: 'width:single', items: [item('Walls')], startsOn: '2026-12-05' })
  ).data.saveEquipmentSheet;
  const single = async (on: string) => (await sheets(on)).find(({ scope }) => scope === 'width:single');
  expect((await single('2026-12-04'))?.endsOn).toBe('2026-12-04');
  expect(await single('2026-12-05')).toMatchObject({ id, endsOn: null });
  const again = { scope: 'width:single', items: [item('Walls'), item('Roof')], startsOn: '2026-12-05' };
  expect(codeOf(await save(again))).toBe('CONFLICT');
  expect((await save({ ...again, version })).data.saveEquipmentSheet).toMatchObject({
    id,
    version: version + 1,
    items: [item('Walls'), item('Roof')],
  });
  const [entry] = await api.sql('select action, details from audit_entries order by id desc limit 1');
  expect(entry).toMatchObject({
    action: 'equipment-sheet.save',
    details: { scope: 'width:single', startsOn: '2026-12-05', items: 2 },
  });
});

it('past sheets stay, and a sheet is for a home that there is', async () => {
  expect(codeOf(await save({ scope: 'width:double', items: [item('Walls')], startsOn: '2026-11-30' }))).toBe(
    'CONFLICT',
  );
  const { errors } = await save({ scope: 'home:nowhere', items: [item('Walls')] });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fieldErrors: { scope: equipmentSentences.noHome },
  });
});
