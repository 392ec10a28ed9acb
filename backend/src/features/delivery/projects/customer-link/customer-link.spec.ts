import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { missingId } from '../../../../testing/access/access-probe.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
const email = 'jane.doe@example.com';
let admin: Caller;
let project: string;
let jane: string;

beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(async () => {
  for (const table of ['projects', 'contacts']) await api.sql(`delete from ${table}`);
  await api.sql('delete from users where email = $1', [email]);
  const [contact] = await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded) values ('Jane', 'Doe', 'Jane.Doe@Example.com', $1) returning id",
    [email],
  );
  project = await addProject(api, { name: 'Alder Home' });
  await api.sql("update projects set contact_id = $2, status = 'in_progress' where id = $1", [
    project,
    contact?.id,
  ]);
  jane = await api.addUser({ email, role: 'customer', name: 'Jane Doe' });
  await api.sql("update users set password_hash = 'chosen' where id = $1", [jane]);
});

const questionsOf = async (projectId?: string) =>
  (
    await admin.gql(
      'query ($projectId: ID) { projectLinkQuestions(projectId: $projectId) { projectId projectName contactName userId userName email } }',
      { projectId },
    )
  ).data.projectLinkQuestions;
const answer = async (isSame: boolean, ids: { project?: string; user?: string } = {}) => {
  const { data, errors } = await admin.gql(
    'mutation ($p: ID!, $u: ID!, $same: Boolean!) { answerProjectLink(projectId: $p, userId: $u, isSame: $same) }',
    { p: ids.project ?? project, u: ids.user ?? jane, same: isSame },
  );
  return errors?.[0]?.message ?? data.answerProjectLink;
};
const seenByJane = async () =>
  (await (await api.asUser(email)).rest('GET', '/api/projects')).body.pagination.total;

it('asks staff once, and shows the project to the customer only after a yes', async () => {
  expect(await questionsOf()).toEqual([
    {
      projectId: project,
      projectName: 'Alder Home',
      contactName: 'Jane Doe',
      userId: jane,
      userName: 'Jane Doe',
      email,
    },
  ]);
  expect(await questionsOf(project)).toHaveLength(1);
  expect([await questionsOf(missingId), await questionsOf('x')]).toEqual([[], []]);
  expect(await seenByJane()).toBe(0);
  expect(await answer(true)).toBe(true);
  expect(await seenByJane()).toBe(1);
  expect(await questionsOf()).toEqual([]);
  expect(await answer(false)).toBe(projectSentences.linkAnswered);
  const { events } = (
    await admin.gql('query ($id: ID!) { projectEvents(id: $id) { events { subject after actorName } } }', {
      id: project,
    })
  ).data.projectEvents;
  expect(events).toContainEqual({ subject: 'customer', after: 'Jane Doe', actorName: 'Avery Morgan' });
  expect(await api.sql("select details from audit_entries where action = 'project.link'")).toEqual([
    { details: { user: jane, same: true } },
  ]);
});

it('does not ask again after a no, and shows nothing', async () => {
  expect(await answer(false)).toBe(true);
  expect(await questionsOf()).toEqual([]);
  expect(await seenByJane()).toBe(0);
  expect(await answer(true)).toBe(projectSentences.linkAnswered);
  expect(await seenByJane()).toBe(0);
});

it.each([
  ['whose address is not proved', 'update users set is_email_verified = false where id = $1'],
  ['who has not accepted the invitation', 'update users set password_hash = null where id = $1'],
  ['who is disabled', 'update users set disabled_at = now() where id = $1'],
  ['who is no customer', "update users set role = 'contractor' where id = $1"],
])('is not about somebody %s, and cannot be answered for them', async (_who, change) => {
  await api.sql(change, [jane]);
  expect(await questionsOf()).toEqual([]);
  expect(await answer(true)).toBe(projectSentences.linkAnswered);
  expect((await api.sql('select customer_id from projects'))[0]).toEqual({ customer_id: null });
});

it('gives no project to somebody else, whatever ids are sent, and takes none from its customer', async () => {
  const other = await api.addUser({ email: 'other.jane@example.com', role: 'customer' });
  for (const ids of [{ user: other }, { user: missingId }, { user: 'x' }, { project: "' or true" }])
    expect(await answer(true, ids), JSON.stringify(ids)).toBe(projectSentences.linkAnswered);
  expect(await answer(true, { project: missingId })).toBe(projectSentences.missing);
  await api.sql('update projects set customer_id = $1', [other]);
  expect(await questionsOf()).toEqual([]);
  expect(await answer(true)).toBe(projectSentences.linkAnswered);
});

it('by two at once is answered by one', async () => {
  const answers = await Promise.all([answer(true), answer(false), answer(true)]);
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
});
