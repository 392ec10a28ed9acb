import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { idOf } from '../../platform/field-text.ts';
import { deleteDocument } from './document.delete.ts';
import { DocumentCounts, DocumentPage, DocumentRequestType, DocumentsArgs, DocumentView, RequestDocumentInput, ReviewDocumentInput, UpdateDocumentInput } from './document.page.ts';
import { listRequests, requestDocument, withdrawRequest, type RequestRow } from './document.request.ts';
import { reviewDocument, updateDocument } from './document.review.ts';
import { countDocuments, listDocuments, readDocument } from './document.service.ts';
import type { DocumentAnswer } from './document.view.ts';

@Resolver()
export class DocumentResolver {
  @Allow('document:list')
  @Query(() => DocumentPage, { description: 'Documents, 20 a page: all for the admin; of their own projects for customers; plans, permits, photos and what they uploaded for contractors.' })
  documents(@Ctx() context: Context, @Args(() => DocumentsArgs) args: DocumentsArgs): ReturnType<typeof listDocuments> {
    return listDocuments(context, args);
  }

  @Allow('document:read')
  @Query(() => DocumentView, { description: 'One document.' })
  document(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('a document') }) id: string): Promise<DocumentAnswer> {
    return readDocument(context, id);
  }

  @Allow('document:list')
  @Query(() => [DocumentRequestType], { description: 'What staff asked for and nobody has sent yet, the most urgent first, at most 100.' })
  documentRequests(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, { nullable: true, description: 'Of this project only; `NOT_FOUND` when whoever asks may not see it.' }) projectId: string | undefined,
  ): Promise<RequestRow[]> {
    return listRequests(context, projectId);
  }

  @Allow('document:review')
  @Query(() => DocumentCounts, { description: 'What there is to do about documents, over all projects.' })
  documentCounts(@Ctx() context: Context): Promise<DocumentCounts> {
    return countDocuments(context);
  }

  @Allow('document:review')
  @Mutation(() => DocumentView, { description: 'Approves or rejects the latest version of a document. Whoever uploaded it is told by mail.' })
  reviewDocument(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a document') }) id: string,
    @Arg('input', () => ReviewDocumentInput) input: ReviewDocumentInput,
  ): Promise<DocumentAnswer> {
    return reviewDocument(context, id, input);
  }

  @Allow('document:update')
  @Mutation(() => DocumentView, { description: 'Puts the name and the kind of a document right.' })
  updateDocument(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a document') }) id: string,
    @Arg('input', () => UpdateDocumentInput) input: UpdateDocumentInput,
  ): Promise<DocumentAnswer> {
    return updateDocument(context, id, input);
  }

  @Allow('document:delete')
  @Mutation(() => ID, { description: 'Deletes a document with all its versions: staff always, whoever uploaded it until it is reviewed.' })
  deleteDocument(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('a document') }) id: string): Promise<string> {
    return deleteDocument(context, id);
  }

  @Allow('document:request')
  @Mutation(() => DocumentRequestType, { description: 'Asks the customer of a project for a document. They are told by mail.' })
  requestDocument(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, { description: idOf('a project') }) projectId: string,
    @Arg('input', () => RequestDocumentInput) input: RequestDocumentInput,
  ): Promise<RequestRow> {
    return requestDocument(context, projectId, input);
  }

  @Allow('document:request')
  @Mutation(() => ID, { description: 'Takes a request back that nobody has answered, and answers its id.' })
  withdrawDocumentRequest(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an open request') }) id: string): Promise<string> {
    return withdrawRequest(context, id);
  }
}
