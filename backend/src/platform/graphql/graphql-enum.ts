import { registerEnumType } from 'type-graphql';

/**
 * Makes a GraphQL enum from the words of a rule. Every word needs a meaning; leaving one out is a type error.
 * @param meanings by word; shown by GraphiQL, in schema.graphql and in the description of the REST API
 */
export const graphqlEnum = <const Word extends string>(
  name: string,
  description: string,
  words: readonly Word[],
  meanings: Readonly<Record<NoInfer<Word>, string>>,
): Readonly<Record<Word, Word>> => {
  const values = Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>;
  const valuesConfig = Object.fromEntries(words.map((word) => [word, { description: meanings[word] }]));
  registerEnumType(values, {
    name,
    description,
    valuesConfig: valuesConfig as Record<Word, { description: string }>,
  });
  return values;
};
