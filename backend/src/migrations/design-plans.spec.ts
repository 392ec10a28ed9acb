import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';

const plan = { schema: 'hearthline.plan/1', name: 'Old', junk: 'kept' };
const contents: readonly object[] = [{ home: { slug: 'yachats' } }, { home: { plan } }, { roof: 'hip' }];

it('leaves designs as they are, and lets servers of the previous version go on writing them', async () => {
  await onOldInstallation('0059', async (inside, upgrade) => {
    const write = (code: string, content: object): Promise<unknown> =>
      inside.query(
        `with d as (insert into designs (code, content) values ($1, $2) returning id, content)
         insert into design_versions (design_id, version, content) select id, 1, content from d`,
        [code, content],
      );
    const read = async (): Promise<object[]> =>
      (await inside.query<{ content: object }>('select content from designs order by code')).rows.map(
        ({ content }) => content,
      );
    for (const [at, content] of contents.entries()) await write(`A${at}`, content);
    await upgrade();
    expect(await read()).toEqual(contents);
    for (const [at, content] of contents.entries()) await write(`B${at}`, content);
    await inside.query(`update designs set content = content || '{"roof": "flat"}' where code = 'A1'`);
    const changed = contents.with(1, { ...contents[1], roof: 'flat' });
    expect(await read()).toEqual([...changed, ...contents]);
    const { rows } = await inside.query(
      `select d.content = design_with_plan(d.content, d.plan_sha256) as whole, d.plan_sha256, v.plan_sha256 as of_version
       from designs d join design_versions v on v.design_id = d.id`,
    );
    expect(rows).toEqual(Array(6).fill({ whole: true, plan_sha256: null, of_version: null }));
  });
}, 120_000);

it('keeps every plan that a design or a version names, and takes no name of one that is not there', async () => {
  await onOldInstallation('0060', async (inside) => {
    const sha256 = 'a'.repeat(64);
    const content = { home: { plan: { sha256 } } };
    const write = () => inside.query("insert into designs (code, content) values ('A', $1)", [content]);
    await expect(write()).rejects.toMatchObject({ code: '23503' });
    await inside.query('insert into design_plans (sha256, document) values ($1, $2)', [
      sha256,
      JSON.stringify(plan),
    ]);
    await write();
    await expect(inside.query('delete from design_plans')).rejects.toMatchObject({ code: '23001' });
    const { rows } = await inside.query(
      'select design_with_plan(content, plan_sha256) as content from designs',
    );
    expect(rows).toEqual([{ content: { home: { plan } } }]);
    await inside.query(`update designs set content = '{"home": {"slug": "yachats"}}'`);
    await inside.query('delete from design_plans');
  });
}, 120_000);
