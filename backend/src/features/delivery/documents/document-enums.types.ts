import { documentSorts, documentStates, documentTypes } from '@hearthline/rules/delivery/documents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const DocumentTypeEnum = graphqlEnum(
  'DocumentType',
  'The type of a document. Contractors see plans and permits once they are approved, photos at once, and their own uploads.',
  documentTypes,
  {
    contract: 'An agreement, signed or to be signed.',
    plans: 'Drawings of the home or the site.',
    permit: 'A permit from an authority.',
    invoice: 'A bill, paid or unpaid.',
    photo: 'A picture; the only type that contractors can upload.',
    other: 'Anything else.',
  },
);

export const DocumentStateEnum = graphqlEnum(
  'DocumentState',
  'The review state of a document version.',
  documentStates,
  {
    waiting: 'Not reviewed yet.',
    approved: 'Accepted.',
    rejected: 'Not accepted; `note` says why, and a new version is expected.',
  },
);

export const DocumentSortEnum = graphqlEnum(
  'DocumentSort',
  'The order of a list of documents.',
  documentSorts,
  {
    newest: 'The latest upload first.',
    oldest: 'The earliest upload first, as in a work queue.',
  },
);

export const DocumentDecisionEnum = graphqlEnum(
  'DocumentDecision',
  'A decision on a document version.',
  ['approved', 'rejected'],
  {
    approved: 'Accepted.',
    rejected: 'Not accepted; a note says why.',
  },
);
