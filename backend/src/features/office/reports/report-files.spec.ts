import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { readPdf } from '../../../testing/fixtures/pdf-text.ts';

const api = useApi();
let admin: Caller;

describe('files', () => {
  beforeAll(async () => {
    api.clock.set('2027-11-05T20:00:00Z');
    admin = await api.as('admin');
    await api.sql('delete from projects');
    await api.sql(
      "insert into projects (name, status, budget, stage, progress) values ('A', 'planning', 1234567, '=cmd|calc', 0), ('B', 'planning', 1000000, 'Přízemí Фундамент θεμέλια', 50)",
    );
  });
  const query =
    'source=projects&by=stage&measure=count&measure=budget_sum&where=status%3Ais%3Aplanning&chart=bar&name=Stages%20na%C3%AFve';

  it('for spreadsheets hold bare numbers, the total, and no formula', async () => {
    const { status, headers, body } = await admin.rest('GET', `/api/reports/export.csv?${query}`);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('Stages%20na%C3%AFve.csv'),
    ]);
    expect(String(body).replace('\ufeff', '').trim().split('\r\n').sort()).toEqual(
      [
        "'=cmd|calc,1,1234567",
        'Přízemí Фундамент θεμέλια,1,1000000',
        'Stage,Number of projects,Total budget',
        'Total,2,2234567',
      ].sort(),
    );
    expect(await api.sql("select details from audit_entries where action = 'report.export'")).toEqual([
      { details: { format: 'csv', source: 'projects', rows: 2 } },
    ]);
  });

  it.each(['bar', 'line', 'list', 'none'])(
    'as PDF (%s) are documents that hold the words and numbers',
    async (chart) => {
      const token = await fetch(`${api.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@example.com', password: 'DareToCompare1' }),
      }).then((answer) => answer.json() as Promise<{ accessToken: string }>);
      const answer = await fetch(
        `${api.url}/api/reports/export.pdf?${query.replace('chart=bar', `chart=${chart}`)}`,
        { headers: { authorization: `Bearer ${token.accessToken}` } },
      );
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const { pages, isValid } = readPdf(Buffer.from(await answer.arrayBuffer()));
      expect(isValid).toBe(true);
      const text = pages.join('\n');
      for (const words of [
        'Hearthline Homes',
        'Stages naïve',
        'Status is Planning',
        '$1,234,567',
        '$2,234,567',
        'Přízemí Фундамент',
        '=cmd|calc',
        'Total',
        'Page 1 of 1',
      ])
        expect(text).toContain(words);
    },
  );

  it.each([
    '',
    '?source=nothing',
    '?source=projects&source=contacts',
    '?source=projects&by[$ne]=x',
    '?source=projects&where=budget',
    '?source=projects&by=stage%00',
    '?source=contacts&measure=budget_sum',
  ])('refuse %s', async (bad) => {
    for (const ending of ['csv', 'pdf'])
      expect((await admin.rest('GET', `/api/reports/export.${ending}${bad}`)).status).toBe(400);
  });
});
