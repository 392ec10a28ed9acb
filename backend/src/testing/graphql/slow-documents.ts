import type { Random } from '../seeded-random.ts';

const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** A few public fields with objects and lists below them. */
const below = [
  'company { name phone email website address hours }',
  'bookingDays { timeZone }',
  '__typename',
  'floorPlans(bedrooms: 3, bathrooms: 2) { id name imageUrl bedrooms bathrooms squareFootage description }',
] as const;

type Family = (size: number, random: Random) => string;

/**
 * Ways to write a document that takes long to check or to answer, each for any size: what is compared with everything
 * beside it, what multiplies, what nests, what is read again for every error, and what is merely long.
 */
const families: Readonly<Record<string, Family>> = {
  'one field many times': (size) => `{ company { ${'name '.repeat(size)}} }`,
  'many fields and one alias of another': (size) => `{ company { ${'name '.repeat(size)} name: phone } }`,
  'one object many times': (size) => `{ ${repeat(size, () => 'company { name phone }')} }`,
  'different aliases': (size) => `{ company { ${repeat(size, (index) => `a${index}: name`)} } }`,
  'fragments that spread the next twice': (size) =>
    `{ company { ...f0 } } ${repeat(size, (index) => `fragment f${index} on Company { ...f${index + 1} ...f${index + 1} }`)} fragment f${size} on Company { name }`,
  'fragments beside each other': (size) =>
    `{ company { ${repeat(size, (index) => `...f${index}`)} } } ${repeat(size, (index) => `fragment f${index} on Company { name phone email }`)}`,
  'fragments that nobody spreads': (size) =>
    `{ __typename } ${repeat(size, (index) => `fragment f${index} on Company { ${'name '.repeat(20)} }`)}`,
  'fragments in a circle': (size) =>
    `{ company { ...f0 } } ${repeat(size, (index) => `fragment f${index} on Company { ${repeat(size, (other) => `...f${other}`)} }`)}`,
  'inline fragments in each other': (size) =>
    `{ company { ${'... on Company { name '.repeat(size)}${'} '.repeat(size)} } }`,
  'inline fragments beside each other': (size) =>
    `{ company { ${repeat(size, () => '... { name phone }')} } }`,
  'nested braces': (size) => '{a'.repeat(size),
  'nested lists': (size) =>
    `{ floorPlans(bedrooms: ${'['.repeat(size)}${']'.repeat(size)}, bathrooms: 1) { id } }`,
  'nested objects': (size) =>
    `mutation { requestConsultant(input: ${'{a: '.repeat(size)}1${'}'.repeat(size)}) { id } }`,
  'unknown fields of an input': (size) =>
    `mutation { requestConsultant(input: {${repeat(size, (index) => `emaill${index}: "x"`)}}) { id } }`,
  'unknown fields with near names': (size) =>
    `{ ${repeat(size, (index) => `contactImportRow${index % 10}x`)} }`,
  'an unknown field with a long name': (size) => `{ ${'contactImport'.repeat(size)} }`,
  'unknown types': (size) => `query (${repeat(size, (index) => `$v${index}: ContactInputt`)}) { __typename }`,
  'unused variables': (size) =>
    `query (${repeat(size, (index) => `$v${index}: Int = ${index}`)}) { __typename }`,
  'variables used everywhere': (size) =>
    `query (${repeat(size, (index) => `$v${index}: Int!`)}) { ${repeat(10, (root) => `p${root}: floorPlans(bedrooms: $v${root % Math.max(1, size)}, bathrooms: $v0) { id }`)} }`,
  directives: (size) => `{ company { name ${'@include(if: true) '.repeat(size)} } }`,
  'unknown directives': (size) => `{ company { name ${'@nothing '.repeat(size)} } }`,
  operations: (size) => repeat(size, (index) => `query Q${index} { company { name } }`),
  'operations of one name': (size) => repeat(size, () => 'query Q { company { name } }'),
  'a long string': (size) => `{ appointmentSlots(date: "${'\\u0041'.repeat(size)}") { time } }`,
  'a long block string': (size) => `{ appointmentSlots(date: """${' \n'.repeat(size * 2)}x""") { time } }`,
  'a long comment': (size) => `{ __typename } #${'x'.repeat(size * 30)}`,
  'many empty lines before an error': (size) =>
    `${'\n'.repeat(size * 30)}{ nothing1 nothing2 nothing3 nothing4 nothing5 }`,
  'many lists of plans': (size) =>
    `{ ${repeat(Math.min(size, 10), (index) => `p${index}: floorPlans(bedrooms: 3, bathrooms: 2) { id name imageUrl description }`)} }`,
  'everything public at once': (size, random) =>
    `{ ${repeat(Math.min(size, 10), (index) => random.pick(below).replace(/^/, `a${index}: `))} }`,
};

const names = Object.keys(families);

/** A document made to be slow, of one of the families, up to 100 kB. */
export const slowDocument = (random: Random): { readonly family: string; readonly query: string } => {
  const family = random.pick(names);
  const size = random.pick([1, 5, 10, 15, 20, 28, 30, 60, 100, 250, 490, 500, 700, 1400, 3000]);
  const query = (families[family] as Family)(size, random);
  // Without a comment of its own, each text would soon be known.
  return { family: `${family} × ${size}`, query: `${query} #${random.below(1e9)}`.slice(0, 99_000) };
};
