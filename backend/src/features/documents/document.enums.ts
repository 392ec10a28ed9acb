import { documentSorts, documentStates, documentTypes } from '@hearthline/rules/documents.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';

export const DocumentTypeEnum = graphqlEnum('DocumentType', 'What a document is. Contractors see plans and permits once they are approved, photos at once, and what they sent themselves.', documentTypes, {
  contract: 'An agreement to be signed, or signed.',
  plans: 'Drawings of the home or the site.',
  permit: 'What an authority allows.',
  invoice: 'What is to be paid, or was.',
  photo: 'A picture; the only type that contractors add.',
  other: 'Anything else.',
});

export const DocumentStateEnum = graphqlEnum('DocumentState', 'What staff thinks of a version of a document.', documentStates, {
  waiting: 'Nobody has looked at it yet.',
  approved: 'It is good.',
  rejected: 'It is not; `note` says why, and a new version is awaited.',
});

export const DocumentSortEnum = graphqlEnum('DocumentSort', 'An order of a list of documents.', documentSorts, {
  newest: 'The latest upload first.',
  oldest: 'The first upload first: the order in which a queue is worked.',
});

export const DocumentDecisionEnum = graphqlEnum('DocumentDecision', 'What staff decides about a version.', ['approved', 'rejected'], {
  approved: 'It is good.',
  rejected: 'It is not; a note says why.',
});
