import { documentReview, documentUpdate } from '@hearthline/rules/documents.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { queueMail } from '../../platform/mail.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { validate } from '../../platform/validate.ts';
import { refuseOlder } from '../../platform/version.ts';
import { recordDocumentEvent } from './document.history.ts';
import { lockDocument, type LockedDocument } from './document.lock.ts';
import { documentReviewed } from './document.mail.ts';
import { readDocument } from './document.service.ts';
import type { DocumentAnswer } from './document.view.ts';

interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly projectName: string;
}

/** The person who uploaded the latest version, unless it was staff. */
const addressee = async (em: EntityManager, { id, latest }: LockedDocument): Promise<Addressee | undefined> => {
  const text = `select u.name, u.email, p.name as "projectName" from document_versions v join users u on u.id = v.uploaded_by_id join documents d on d.id = v.document_id join projects p on p.id = d.project_id
    where v.document_id = $1 and v.number = $2 and u.role <> 'admin' and u.disabled_at is null`;
  return (await executeIn<Addressee>(em, text, [id, latest]))[0];
};

/**
 * Approves or rejects a document's latest version and tells the person who uploaded it. The decision can be changed later.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT when there is a newer version
 */
export const reviewDocument = async (context: Context, id: string, input: unknown): Promise<DocumentAnswer> => {
  const { version, decision, note } = validate(documentReview, input);
  const company = await readSetting(context.sql, 'company');
  await context.transaction(async (em) => {
    const document = await lockDocument(em, context, id);
    refuseOlder(document, version);
    await executeIn(em, 'update documents set state = $2, version = version + 1 where id = $1', [id, decision]);
    await executeIn(em, 'update document_versions set state = $3, note = $4, reviewed_by_id = $5, reviewed_at = $6 where document_id = $1 and number = $2', [id, document.latest, decision, note, context.viewer?.id, context.now()]);
    const person = await addressee(em, document);
    if (person) {
      const project = { id: document.projectId, name: person.projectName };
      await queueMail(context, em, documentReviewed({ person, company, publicUrl: context.publicUrl, project }, { name: document.name, decision, note }), company);
    }
    recordDocumentEvent(context, em, { projectId: document.projectId, kind: decision, document });
    audit(context, em, { action: 'document.review', object: ['document', id], details: { decision, number: document.latest } });
  });
  return readDocument(context, id);
};

/** Corrects a document's name and type. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const updateDocument = async (context: Context, id: string, input: unknown): Promise<DocumentAnswer> => {
  const { version, name, type } = validate(documentUpdate, input);
  await context.transaction(async (em) => {
    const document = await lockDocument(em, context, id);
    refuseOlder(document, version);
    await executeIn(em, 'update documents set name = $2, type = $3, version = version + 1 where id = $1', [id, name, type]);
    audit(context, em, { action: 'document.update', object: ['document', id], details: { fields: [...(name === document.name ? [] : ['name']), ...(type === document.type ? [] : ['type'])] } });
  });
  return readDocument(context, id);
};
