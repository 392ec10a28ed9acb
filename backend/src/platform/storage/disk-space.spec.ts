import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { diskProbeOf, type DiskSpace } from './disk-space.ts';

let space: DiskSpace | null = null;
const api = useApi({ disk: () => Promise.resolve(space) });
const full: DiskSpace = { freeBytes: 999, totalBytes: 10_000 };
const enough: DiskSpace = { freeBytes: 1000, totalBytes: 10_000 };
beforeEach(() => void (space = enough));

const refused = [
  507,
  'There is no room for more designs right now. Nothing was stored. Please try again later.',
];

describe('while less than a tenth of the disk is free', () => {
  it('visitors store no designs, and everything else goes on', async () => {
    const { status, body } = await api.rest('POST', '/api/designs', { roof: 'hip' });
    expect(status).toBe(201);
    const { code, editKey } = body;
    const key = { 'x-design-key': editKey };
    const change = () => api.rest('PATCH', `/api/designs/${code}`, { roof: 'flat' }, key);
    space = full;
    for (const answer of [
      await api.rest('POST', '/api/designs', { roof: 'hip' }),
      await change(),
      await api.rest('POST', `/api/designs/${code}/copies`),
    ])
      expect([answer.status, answer.body.message]).toEqual(refused);
    const { errors } = await api.gql('mutation { createDesign(input: {}) { editKey } }');
    expect(errors?.[0]?.extensions.code).toBe('STORAGE_FULL');
    expect(await api.sql('select from design_versions')).toHaveLength(1);

    expect((await api.rest('GET', `/api/designs/${code}`)).body.roof).toBe('hip');
    expect((await api.open(`/api/designs/${code}.pdf`)).status).toBe(200);
    expect((await api.rest('GET', '/readyz')).status).toBe(200);
    const request = await api.gql(
      'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
      {
        input: {
          fullName: 'Ida Lovelace',
          email: 'ida@buyers.example',
          phone: '3605550142',
          designCode: code,
        },
      },
    );
    expect(request.errors).toBeUndefined();
    const admin = await api.as('admin');
    expect((await admin.rest('PATCH', `/api/designs/${code}`, { roof: 'shed' })).status).toBe(200);
    // What was refused counts towards no limit.
    space = enough;
    expect((await change()).status).toBe(200);
  });

  it('customers upload no files, and staff do', async () => {
    const [project] = await api.sql(
      "insert into projects (name, customer_id) values ('Full', (select id from users where email = 'customer@example.com')) returning id",
    );
    const upload = async (role: 'customer' | 'admin') => {
      const form = new FormData();
      form.set('type', 'other');
      form.set('file', new Blob([`%PDF-1.4 ${role}`]), `${role}.pdf`);
      return (await api.as(role)).open(`/api/projects/${project!.id}/documents`, {
        method: 'POST',
        body: form,
      });
    };
    space = full;
    expect((await upload('customer')).status).toBe(507);
    expect((await upload('admin')).status).not.toBe(507);
    space = enough;
    expect((await upload('customer')).status).not.toBe(507);
  });

  it.each([
    ['exactly a tenth', enough, 201],
    ['a byte less', full, 507],
    ['9.99 %', { freeBytes: 9.99e10, totalBytes: 1e12 }, 507],
    ['nothing', { freeBytes: 0, totalBytes: 10_000 }, 507],
    ['who knows how much', null, 201],
  ])('with %s free', async (_how, free, status) => {
    await api.sql('delete from limits');
    space = free;
    expect((await api.rest('POST', '/api/designs', {})).status).toBe(status);
  });
});

it('measures the volume of a folder that there is, or will be', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'space-'));
  const [there, later] = await Promise.all(
    [folder, join(folder, 'a', 'b')].map((place) => diskProbeOf(place)()),
  );
  expect(there?.totalBytes).toBeGreaterThan(there?.freeBytes ?? Infinity);
  expect(later?.totalBytes).toBe(there?.totalBytes);
});
