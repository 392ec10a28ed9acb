import type { DocumentStep } from '@hearthline/rules/delivery/projects/required-documents.ts';
import { beforeEach, expect, it } from 'vitest';
import type { Context, Viewer } from '../../../platform/context.ts';
import { useApi } from '../../../testing/api.ts';
import { addPapers, addProject } from '../../../testing/fixtures/projects-fixtures.ts';
import { requireApprovedDocuments } from './document.api.ts';

const api = useApi();
const now = new Date('2027-03-01T12:00:00Z');
let project: string;
beforeEach(async () => {
  project = await addProject(api, { name: 'Alder Home' });
});

/** Passes a step as somebody. */
const pass = async (
  role: Viewer['role'],
  reason: string | null,
  step: DocumentStep = 'hand_over',
): Promise<void> => {
  const [user] = await api.sql<{ id: string }>('select id from users where role = $1 limit 1', [role]);
  const viewer = { id: user?.id, role, isEmailVerified: true, mustChangePassword: false } as Viewer;
  const context: Context = Object.assign(api.app.systemContext(), { viewer, now: () => now });
  await context.transaction((trx) =>
    requireApprovedDocuments(context, trx, { projectId: project, step, reason }),
  );
};
const missing = 'a contract is missing, plans are missing, and a permit is missing';
const entries = () =>
  api.sql(
    'select e.kind, u.role, e.after, e.admin_only, e.created_at from project_events e left join users u on u.id = e.actor_id where project_id = $1',
    [project],
  );

it('whoever has all the papers passes, and nothing is written down', async () => {
  await addPapers(api, project);
  await pass('factory', null);
  expect(await entries()).toEqual([]);
});

it('without them nobody passes who cannot decide about them, whatever they say', async () => {
  await expect(pass('factory', 'They are on their way')).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: `The home cannot be handed over: ${missing}. Please ask the office.`,
  });
  expect(await entries()).toEqual([]);
});

it('an admin is asked for a reason', async () => {
  const message = `The project cannot be completed: ${missing}.`;
  await expect(pass('admin', null, 'completion')).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message,
    fields: { withoutPapers: message },
  });
});

it('an admin passes with a reason, which the history shows to admins only', async () => {
  await pass('admin', 'They are on their way');
  expect(await entries()).toEqual([
    {
      kind: 'papers.hand-over',
      role: 'admin',
      after: 'They are on their way',
      admin_only: true,
      created_at: now,
    },
  ]);
});

it('the audit log has the reason, and what was missing', async () => {
  await pass('admin', 'They are on their way', 'completion');
  expect(
    await api.sql("select details from audit_entries where action = 'project.pass-papers' and object = $1", [
      `project:${project}`,
    ]),
  ).toEqual([
    {
      details: {
        step: 'completion',
        papers: ['contract missing', 'plans missing', 'permit missing'],
        reason: 'They are on their way',
      },
    },
  ]);
});
