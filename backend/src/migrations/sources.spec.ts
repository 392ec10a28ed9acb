import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';

it(
  'sources that differ in case, blanks and hyphens alone are one after the upgrade',
  { timeout: 120_000 },
  async () => {
    const found = await onOldInstallation('0061', async (inside, upgrade) => {
      await inside.query(
        `insert into contacts (first_name, last_name, email, email_folded, source)
       select 'A', n::text, n || '@b.example', n || '@b.example', word
       from unnest(array['Walk-in', 'Walk in', 'Walk in', 'Facebook', 'facebook ads', 'manual']) with ordinality s(word, n)`,
      );
      await inside.query(
        `insert into deals (stage, probability_percent, buyer_name, source)
       select 'new', 10, 'Ada', word from unnest(array['Referral', 'referral', 'walk-in', 'Consultant request', 'Fair']) word`,
      );
      await upgrade();
      const deals = await inside.query<{ source: string }>('select source from deals order by number');
      const known = await inside.query<{ source: string }>(
        "select contact_source_known(given) as source from unnest(array['WALK-IN', 'face book', 'Facebook-ads', 'new one', '-']) given",
      );
      await inside.query(
        "insert into deals (stage, probability_percent, buyer_name, source) values ('new', 10, 'Ada', ' WALK in')",
      );
      const added = await inside.query<{ source: string }>(
        'select source from deals order by number desc limit 1',
      );
      return [deals, known, added].map(({ rows }) => rows.map(({ source }) => source));
    });
    expect(found).toEqual([
      ['Referral', 'Referral', 'Walk in', 'consultant_request', 'Fair'],
      ['Walk in', 'Facebook', 'facebook ads', 'new one', '-'],
      ['Walk in'],
    ]);
  },
);
