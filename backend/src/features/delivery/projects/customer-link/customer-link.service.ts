import { maxLinkQuestions, projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { projectLinkAnswer } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { sql, type SqlBool } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { lockProjectContacts } from '../../../people/contacts/contact.api.ts';
import { changeProject } from '../write/change-project.ts';
import { lockStoredProject, valuesOf } from '../write/stored-project.ts';
import { lockProject, projectScope, type ProjectScope } from '../project.policy.ts';

// Only an address that its owner has proved counts: anybody can sign up with any other. Of a deal's project the deal says who buys.
const openQuestions = (db: Db) =>
  db
    .selectFrom('projects as p')
    .innerJoin('contacts as c', 'c.id', 'p.contactId')
    .innerJoin('users as u', 'u.emailFolded', 'c.emailFolded')
    .where('p.customerId', 'is', null)
    .where('p.dealId', 'is', null)
    .where('u.role', '=', sql.lit('customer'))
    .where('u.isEmailVerified', '=', sql.lit(true))
    .where('u.state', 'in', [sql.lit('active' as const), sql.lit('must_change_password' as const)])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('projectLinkRefusals as r')
            .whereRef('r.projectId', '=', 'p.id')
            .whereRef('r.userId', '=', 'u.id'),
        ),
      ),
    );

const questionsIn = (db: Db, p: Placeholders<{ projectId: string | null }>) =>
  openQuestions(db)
    .select((eb) => [
      'p.id as projectId',
      'p.name as projectName',
      'c.id as contactId',
      sql<string>`${eb.ref('c.firstName')} || ' ' || ${eb.ref('c.lastName')}`.as('contactName'),
      'u.id as userId',
      'u.name as userName',
      'u.email',
    ])
    .where(sql<SqlBool>`(${p.projectId}::uuid is null or p.id = ${p.projectId})`)
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(sql.lit(maxLinkQuestions));

const questions = prepare('project_link_questions', questionsIn);

const questionsWithin = perName((scope: ProjectScope) =>
  prepare(
    `project_link_questions_${scope.name}`,
    (db, p: Placeholders<{ projectId: string | null; viewerId: string }>) =>
      questionsIn(db, p).where(scope.where(p.viewerId)),
  ),
);

/** A customer who may be the contact of a project. */
export type LinkQuestion = NonNullable<(typeof questions)['row']>;

/** The customers about whom the viewer has to be asked, for one project or for all. An id that is none has no questions. */
export const listLinkQuestions = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  projectId: string | null,
): Promise<LinkQuestion[]> => {
  if (!viewer || (projectId !== null && !isId(projectId))) return [];
  const scope = projectScope(viewer, 'project:link');
  return scope.name === 'all'
    ? query(questions, { projectId })
    : query(questionsWithin(scope), { projectId, viewerId: viewer.id });
};

/**
 * Makes a customer the customer of a project, or remembers that they are not its contact. Until then they see nothing of it.
 * @throws AppError NOT_FOUND if there is no such question any more, FORBIDDEN, BAD_INPUT
 */
export const answerLink = async (
  context: Context,
  projectId: string,
  userId: string,
  input: unknown,
): Promise<boolean> => {
  const { isSame } = validate(projectLinkAnswer, input);
  const missing = (): AppError => new AppError('NOT_FOUND', { message: projectSentences.linkAnswered });
  if (!isId(projectId) || !isId(userId)) throw missing();
  await context.transaction(async (trx) => {
    await lockProjectContacts(trx, projectId, { customerId: userId });
    await lockProject(trx, context, projectId, 'project:link');
    const question = await openQuestions(trx)
      .select('u.id')
      .where('p.id', '=', projectId)
      .where('u.id', '=', userId)
      .executeTakeFirst();
    if (!question) throw missing();
    if (isSame) {
      const project = await lockStoredProject(trx, projectId);
      if (!project) throw new AppError('CONFLICT');
      await changeProject(context, trx, project, {
        values: { ...valuesOf(project), customerId: userId },
        named: null,
      });
    } else {
      await trx.insertInto('projectLinkRefusals').values({ projectId, userId }).execute();
    }
    await audit(context, trx, {
      action: 'project.link',
      object: ['project', projectId],
      details: { user: userId, same: isSame },
    });
  });
  return true;
};
