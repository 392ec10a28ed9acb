import { mostLinkQuestions, projectLinkAnswer, projectSentences } from '@hearthline/rules/projects/rules.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { lockProjectContacts } from '../../contacts/contact.api.ts';
import { changeProject, valuesOf } from '../write/change-project.ts';
import { ProjectLinkRefusal } from '../project-link.entity.ts';
import { Project } from '../project.entity.ts';
import { lockProject } from '../project.policy.ts';

/** A customer who may be the contact of a project. */
export interface LinkQuestion {
  readonly projectId: string;
  readonly projectName: string;
  readonly contactId: string;
  readonly contactName: string;
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
}

// Only an address that its owner has proved counts: anybody can sign up with any other.
const open = `
  from projects p join contacts c on c.id = p.contact_id join users u on u.email_folded = c.email_folded
  where p.customer_id is null and u.role = 'customer' and u.is_email_verified and u.state in ('active', 'must_change_password')
    and not exists (select from project_link_refusals r where r.project_id = p.id and r.user_id = u.id)`;

const questions = `
  select p.id as "projectId", p.name as "projectName", c.id as "contactId", c.first_name || ' ' || c.last_name as "contactName", u.id as "userId", u.name as "userName", u.email
  ${open} and ($1::uuid is null or p.id = $1) order by p.created_at desc, p.id desc limit ${mostLinkQuestions}`;

/** The customers about whom staff have to be asked, for one project or for all. An id that is none has no questions. */
export const listLinkQuestions = async (
  { sql }: Pick<Context, 'db' | 'query' | 'sql'>,
  projectId: string | null,
): Promise<LinkQuestion[]> =>
  projectId !== null && !isId(projectId)
    ? []
    : sql<LinkQuestion>('project_link_questions', questions, [projectId]);

/**
 * Makes a customer the customer of a project, or remembers that they are not its contact. Until then they see nothing of it.
 * @throws AppError NOT_FOUND if there is no such question any more, BAD_INPUT
 */
export const answerLink = async (
  context: Context,
  projectId: string,
  userId: string,
  input: unknown,
): Promise<boolean> => {
  const { isSame } = validate(projectLinkAnswer, input);
  const gone = (): AppError => new AppError('NOT_FOUND', { message: projectSentences.linkGone });
  if (!isId(projectId) || !isId(userId)) throw gone();
  await context.transaction(async (em) => {
    await lockProjectContacts(em, projectId, { customerId: userId });
    await lockProject(em, context, projectId);
    const [asked] = await executeIn(em, `select u.id ${open} and p.id = $1 and u.id = $2`, [
      projectId,
      userId,
    ]);
    if (!asked) throw gone();
    if (isSame) {
      const project = await em.findOneOrFail(Project, { id: projectId });
      project.version += 1;
      await changeProject(context, em, project, {
        values: { ...valuesOf(project), customerId: userId },
        named: null,
      });
    } else {
      em.persist(em.create(ProjectLinkRefusal, { project: projectId, user: userId }));
    }
    audit(context, em, {
      action: 'project.link',
      object: ['project', projectId],
      details: { user: userId, same: isSame },
    });
  });
  return true;
};
