import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TeamsToChooseQuery, TeamsToChooseQueryVariables } from '../types.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const TeamsToChooseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamsToChoose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TeamsToChooseQuery, TeamsToChooseQueryVariables>;
export const useTeamsToChooseQuery = (options: SkipToken | useQuery.Options<TeamsToChooseQuery, TeamsToChooseQueryVariables> = {}) => useQuery<TeamsToChooseQuery, TeamsToChooseQueryVariables>(TeamsToChooseDocument, options);