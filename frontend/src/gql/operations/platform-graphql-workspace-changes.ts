import type { WorkspaceChangesSubscription, WorkspaceChangesSubscriptionVariables } from '../types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const WorkspaceChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WorkspaceChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceChanges"}}]}}]} as unknown as DocumentNode<WorkspaceChangesSubscription, WorkspaceChangesSubscriptionVariables>;