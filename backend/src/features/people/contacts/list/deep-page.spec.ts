import { contactsPageSize } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { allContactFields } from '../contact.fields.ts';
import { preparedPages } from './page-statements.ts';

const api = useApi();
let admin: Caller;

const blockSize = 200;
const fold = () => api.sql(`select contacts_fold(${blockSize})`);
/** @param age how long ago number `n` was added, as SQL */
const add = (name: string, count: number, age: string) =>
  api.sql(
    `insert into contacts (first_name, last_name, email, email_folded, created_at)
     select '${name}', n::text, n || '@${name}.example', n || '@${name}.example', now() - ${age} from generate_series(1, ${count}) n`,
  );

beforeAll(async () => {
  admin = await api.as('admin');
  await add('Spread', 2500, "n * interval '1 minute'");
  await fold();
  await api.sql('vacuum analyze contacts');
});

type Status = 'prospect' | 'customer' | null;

const idsOf = async (status: Status): Promise<string[]> => {
  const rows = await api.sql<{ id: string }>(
    'select id from contacts where $1::text is null or status = $1 order by created_at desc, id desc',
    [status],
  );
  return rows.map(({ id }) => id);
};

const list = async (page: number, status: Status): Promise<{ ids: string[]; total: number }> => {
  const query = new URLSearchParams({ page: String(page), ...(status && { status }) }).toString();
  const { body } = await admin.rest('GET', `/api/contacts?${query}`);
  const ids = (body.contacts as { id: string }[]).map(({ id }) => id);
  return { ids, total: body.pagination.total };
};

/** The deep pages of a status, down to the one after the last, are those of a plain query. */
const expectPages = async (status: Status): Promise<void> => {
  const expected = await idsOf(status);
  for (let page = 22; page <= expected.length / contactsPageSize + 2; page += 1)
    expect(await list(page, status), `page ${page} of ${status ?? 'all'}`).toEqual({
      ids: expected.slice((page - 1) * contactsPageSize, page * contactsPageSize),
      total: expected.length,
    });
};

interface Plan {
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}
const scans = (plan: Plan): Plan[] => [
  ...(plan['Index Name']?.includes('newest') ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(scans),
];

/** How many entries of the index a deep page walks along, at most, over all pages of a status. */
const slowestWalk = async (status: Status): Promise<number> => {
  const statement = preparedPages(allContactFields)[status ? 'contacts_status_deep' : 'contacts_deep'];
  let longest = 0;
  for (let offset = 1050; offset < (await idsOf(status)).length; offset += contactsPageSize) {
    const [explained] = await api.sql<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      `explain (analyze, format json) ${statement.text}`,
      statement.values({ offset, status }),
    );
    const walks = scans(explained!['QUERY PLAN'][0]!.Plan).map((scan) => scan['Actual Rows']);
    expect(walks).not.toEqual([]);
    longest = Math.max(longest, ...walks);
  }
  return longest;
};

/** No block is larger than twice the block size. */
const oneBlockAndAPage = 2 * blockSize + contactsPageSize;

describe('a deep page', () => {
  it('is exact, and walks along one block', async () => {
    await expectPages(null);
    await expectPages('prospect');
    expect(await slowestWalk(null)).toBeLessThanOrEqual(oneBlockAndAPage);
    expect(await slowestWalk('prospect')).toBeLessThanOrEqual(oneBlockAndAPage);
  });

  it('begins exactly at, just before and just after the edge of a block', async () => {
    await fold();
    const [{ edge } = { edge: 0 }] = await api.sql<{ edge: number }>(
      `select count(*)::int as edge from contacts c,
         (select starts_at, starts_id from contact_fences order by starts_at desc, starts_id desc offset 6 limit 1) f
       where (c.created_at, c.id) >= (f.starts_at, f.starts_id)`,
    );
    expect(edge).toBeGreaterThan(1000);
    let newer = 0;
    for (const after of [-1, 0, 1]) {
      // Newer contacts push the edge along until a page begins there.
      const more = (2 * contactsPageSize - ((edge + newer + after) % contactsPageSize)) % contactsPageSize;
      await api.sql(
        `insert into contacts (first_name, last_name, email, email_folded)
         select 'Edge', n::text, n || '@edge.example', n || '@edge.example' from generate_series($1::int, $2::int) n`,
        [newer + 1, newer + more],
      );
      newer += more;
      const offset = edge + newer + after;
      const expected = await api.sql(
        'select id from contacts order by created_at desc, id desc limit $1 offset $2',
        [contactsPageSize, offset],
      );
      const { ids } = await list(offset / contactsPageSize + 1, null);
      expect(ids, `${after} after the edge`).toEqual(expected.map(({ id }) => id));
    }
  });

  it('is exact while the sums of the last fold say more than there is', async () => {
    // The newest blocks shrink, one of them to nothing.
    await api.sql(
      "delete from contacts where first_name = 'Spread' and last_name::int % 900 between 100 and 420",
    );
    await expectPages(null);
    await expectPages('prospect');
    expect(await slowestWalk(null)).toBeLessThanOrEqual(oneBlockAndAPage);
  });

  it('is exact while they say less', async () => {
    await add('Late', 1500, "interval '1 second'");
    await expectPages(null);
    await expectPages('prospect');
    // Until the next fold, what was added belongs to the newest block; now deep pages begin behind it.
    await api.sql("delete from contacts where first_name = 'Late' and last_name::int > 600");
    expect(await slowestWalk(null)).toBeLessThanOrEqual(oneBlockAndAPage);
  });

  it('is exact for a status of which nothing was counted when folding', async () => {
    await api.sql("delete from contact_block_starts where status = 'customer'");
    await api.sql(
      "update contacts set status = 'customer' where last_name ~ '^[0-9]+$' and last_name::int % 3 > 0",
    );
    await expectPages('customer');
    await fold();
    await expectPages('customer');
    expect(await slowestWalk('customer')).toBeLessThanOrEqual(oneBlockAndAPage);
  });
});
