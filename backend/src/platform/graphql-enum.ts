import { registerEnumType } from 'type-graphql';

/**
 * Makes a GraphQL enum of the words of a rule. Each word says what it means for the work: one without a sentence does not type.
 * @param meanings by word; clients are shown them by GraphiQL, schema.graphql and the description of REST
 */
export const graphqlEnum = <const Word extends string>(
  name: string,
  description: string,
  words: readonly Word[],
  meanings: Readonly<Record<NoInfer<Word>, string>>,
): Readonly<Record<Word, Word>> => {
  const values = Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>;
  const valuesConfig = Object.fromEntries(words.map((word) => [word, { description: meanings[word] }]));
  registerEnumType(values, { name, description, valuesConfig: valuesConfig as Record<Word, { description: string }> });
  return values;
};
