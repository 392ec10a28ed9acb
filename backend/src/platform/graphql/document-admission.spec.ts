import { buildSchema, GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createDocumentAdmission, type DocumentAdmission } from './document-admission.ts';
import { graphqlLimits } from './document-limits.ts';

const schema = buildSchema('type Query { name: String names: [String] }');

/** The code with which a document is refused, or null. */
const codeOf = (documents: DocumentAdmission, source: unknown): unknown => {
  try {
    documents.admit(source, true);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(GraphQLError);
    return (error as GraphQLError).extensions.code;
  }
};

/** A document that is beyond the limits. */
const long = (mark: string): string => `{ name } #${mark}${' '.repeat(graphqlLimits.length)}`;

describe('documents that the server does not know', () => {
  it('are measured before Apollo sees them; what cannot be read, or is none, is for Apollo to refuse', () => {
    const documents = createDocumentAdmission(schema);
    expect(codeOf(documents, '{ name }')).toBeNull();
    expect(codeOf(documents, long('a'))).toBe('BAD_INPUT');
    for (const source of ['{', '', 7, undefined]) expect(codeOf(documents, source)).toBeNull();
  });

  it('are not measured again once they are known to be valid', () => {
    const documents = createDocumentAdmission(schema);
    documents.know(long('a'));
    expect(codeOf(documents, long('a'))).toBeNull();
    expect(codeOf(documents, long('b'))).toBe('BAD_INPUT');
  });

  it('push out those that were used least recently, not those that are in use', () => {
    const documents = createDocumentAdmission(schema, { max: 2, maxSize: 1_000_000 });
    documents.know(long('a'));
    documents.know(long('b'));
    expect(codeOf(documents, long('a'))).toBeNull();
    documents.know(long('c'));
    expect(codeOf(documents, long('a'))).toBeNull();
    expect(codeOf(documents, long('b'))).toBe('BAD_INPUT');
  });
});
