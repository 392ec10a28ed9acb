import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { deleteDocument } from './files/delete-document.ts';
import {
  DocumentCounts,
  DocumentPage,
  DocumentRequestType,
  DocumentsArgs,
  DocumentView,
  RequestDocumentInput,
  ReviewDocumentInput,
  UndoDocumentReviewInput,
  UpdateDocumentInput,
} from './document.types.ts';
import {
  listRequests,
  requestDocument,
  withdrawRequest,
  type RequestRow,
} from './requests/request.service.ts';
import { reviewDocument, updateDocument } from './review/review-document.ts';
import { countDocuments, listDocuments, readDocument } from './document.service.ts';
import { followUpRequest, undoFollowUp } from './requests/follow-up.ts';
import { undoReview } from './review/undo-review.ts';
import type { DocumentAnswer } from './document-view.ts';

@Resolver()
export class DocumentResolver {
  @Allow('document:list')
  @Query(() => DocumentPage, {
    description:
      'Documents, 20 per page: all for an admin, a project manager and the office; those of their own projects for sellers and customers; on their own projects, plans, permits, photos and their own uploads for contractors.',
  })
  documents(
    @Ctx() context: Context,
    @Args(() => DocumentsArgs) args: DocumentsArgs,
  ): ReturnType<typeof listDocuments> {
    return listDocuments(context, args);
  }

  @Allow('document:read')
  @Query(() => DocumentView, { description: 'One document.' })
  document(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a document') }) id: string,
  ): Promise<DocumentAnswer> {
    return readDocument(context, id);
  }

  @Allow('document:list')
  @Query(() => [DocumentRequestType], {
    description: 'Requested documents that have not been sent yet, most urgent first; at most 100.',
  })
  documentRequests(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, {
      nullable: true,
      description: 'Only requests of this project; `NOT_FOUND` if the viewer may not see it.',
    })
    projectId: string | undefined,
  ): Promise<RequestRow[]> {
    return listRequests(context, projectId);
  }

  @Allow('document:review')
  @Query(() => DocumentCounts, {
    description:
      'The numbers of open tasks about documents, across all projects where the viewer reviews them.',
  })
  documentCounts(@Ctx() context: Context): Promise<DocumentCounts> {
    return countDocuments(context);
  }

  @Allow('document:review')
  @Mutation(() => DocumentView, {
    description:
      'Approves or rejects the latest version of a document. The person who uploaded it is notified by mail ten seconds later, unless `undoDocumentReview` comes first.',
  })
  reviewDocument(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a document') }) id: string,
    @Arg('input', () => ReviewDocumentInput) input: ReviewDocumentInput,
  ): Promise<DocumentAnswer> {
    return reviewDocument(context, id, input);
  }

  @Allow('document:review')
  @Mutation(() => DocumentView, {
    description:
      'Undoes the latest review of a document within ten seconds: it is as before, and no mail is sent. `CONFLICT` if it is too late.',
  })
  undoDocumentReview(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a document') }) id: string,
    @Arg('input', () => UndoDocumentReviewInput) input: UndoDocumentReviewInput,
  ): Promise<DocumentAnswer> {
    return undoReview(context, id, input);
  }

  @Allow('document:update')
  @Mutation(() => DocumentView, { description: 'Corrects the name and the type of a document.' })
  updateDocument(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a document') }) id: string,
    @Arg('input', () => UpdateDocumentInput) input: UpdateDocumentInput,
  ): Promise<DocumentAnswer> {
    return updateDocument(context, id, input);
  }

  @Allow('document:delete')
  @Mutation(() => ID, {
    description:
      'Deletes a document with all its versions. Staff who review it may always do so; the person who uploaded it, only until it is reviewed (`FORBIDDEN` afterwards).',
  })
  deleteDocument(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a document') }) id: string,
  ): Promise<string> {
    return deleteDocument(context, id);
  }

  @Allow('document:request')
  @Mutation(() => DocumentRequestType, {
    description: 'Requests a document from the customer of a project, who is notified by mail.',
  })
  requestDocument(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, { description: idOf('a project') }) projectId: string,
    @Arg('input', () => RequestDocumentInput) input: RequestDocumentInput,
  ): Promise<RequestRow> {
    return requestDocument(context, projectId, input);
  }

  @Allow('document:request')
  @Mutation(() => ID, {
    description:
      'Reminds the customer of an overdue document by mail, ten seconds later: until then it can be undone. Returns the id of the request. `CONFLICT` if it has been answered.',
  })
  remindOfDocumentRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a request') }) id: string,
  ): Promise<string> {
    return followUpRequest(context, id);
  }

  @Allow('document:request')
  @Mutation(() => ID, {
    description:
      'Undoes a reminder within ten seconds: no mail is sent. Returns the id of the request. `CONFLICT` if it is too late.',
  })
  undoDocumentReminder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a request') }) id: string,
  ): Promise<string> {
    return undoFollowUp(context, id);
  }

  @Allow('document:request')
  @Mutation(() => ID, {
    description:
      'Withdraws a request that has not been answered, and returns its id. `CONFLICT` if it has been answered.',
  })
  withdrawDocumentRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an open request') }) id: string,
  ): Promise<string> {
    return withdrawRequest(context, id);
  }
}
