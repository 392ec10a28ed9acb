import { type SkipToken, useQuery } from '@apollo/client/react';
import type { AdminsQuery, AdminsQueryVariables } from '../types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdminsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<AdminsQuery, AdminsQueryVariables>;
export const useAdminsQuery = (options: SkipToken | useQuery.Options<AdminsQuery, AdminsQueryVariables> = {}) => useQuery<AdminsQuery, AdminsQueryVariables>(AdminsDocument, options);