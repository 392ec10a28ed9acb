import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { graphqlLimits } from './graphql-limits.ts';
import { keptHours, longestKey } from './idempotency.ts';
import { limitTable, limitWords, type LimitName } from './limits.ts';

const count = (value: number): string => value.toLocaleString('en-US');

const spans = [[86_400, 'a day'], [3600, 'an hour'], [60, 'a minute']] as const;

/** `an hour` for 3600 seconds, `15 minutes` for 900. */
const spanText = (seconds: number): string => spans.find(([whole]) => whole === seconds)?.[1] ?? `${seconds / 60} minutes`;

/** The limits, one line each. */
const rates = (Object.keys(limitTable) as LimitName[]).map((name) => `- ${limitWords[name]}: ${count(limitTable[name].points)} in ${spanText(limitTable[name].duration)}.`).join('\n');

const codes = Object.entries(errorCatalogue).map(([code, { status, message }]) => `- \`${code}\` (${status}): ${message}`).join('\n');

const rateText = `Reads are not counted. What is counted, and refused with \`TOO_MANY_REQUESTS\` beyond:

${rates}

\`Retry-After\` says in how many seconds to try again. An overloaded server, or one that starts, refuses anything with \`UNAVAILABLE\` and the same header.`;

const onceText = `A header \`Idempotency-Key\` (1 to ${longestKey} characters of your choice, a new one for each thing that is to be done) makes it safe to send a write again when its answer was lost: the same key with the same input is answered as the first time for ${keptHours} hours, with another input it is refused with \`KEY_REUSED\`, and while the first is still on its way with \`IN_PROGRESS\`.`;

const valuesText = `Instants are ISO 8601 in UTC, as in \`2027-03-01T17:00:00.000Z\`; days and times of day without a zone are those of the business. Ids are UUIDs. Texts are trimmed. Money is in US dollars. Somebody else’s row answers like one that does not exist: \`NOT_FOUND\`.`;

/** The description of the GraphQL schema, at the top of GraphiQL and schema.graphql. */
export const graphqlManual = `The API of Hearthline: \`POST /graphql\` with \`{ "query", "variables" }\` as JSON; subscriptions are followed over server-sent events at \`POST /graphql/stream\`. docs/api.md has examples that run; what GraphQL does not have (files, CSV, the renewing of a session) is described at \`/api/openapi.json\`.

## Who asks

\`signIn\` here, or \`POST /api/auth/login\`, answers an access token that is sent as \`Authorization: Bearer …\` and holds for 15 minutes. A token that is missing, wrong or over makes whoever asks nobody: what is \`@public\` still answers, everything else says \`UNAUTHENTICATED\`. Only a sign-in over REST can be renewed.

## Errors

What ran is answered with status 200, also where it was refused: \`errors[].message\` is a sentence for people, \`extensions.code\` a word for programs, \`extensions.fieldErrors\` (with \`BAD_INPUT\`) a sentence for each wrong field by its name. A document or variables that do not fit the schema are 400, \`TOO_MANY_REQUESTS\` is 429 and \`UNAVAILABLE\` 503. \`INTERNAL\` has \`extensions.requestId\`, which the operator can look for. In brackets the status over REST:

${codes}

## Limits

A document has at most ${count(graphqlLimits.tokens)} tokens, is ${graphqlLimits.depth} fields deep, and has ${graphqlLimits.aliases} aliases, ${graphqlLimits.directives} directives, ${graphqlLimits.rootFields} fields at its root, ${graphqlLimits.rootMutations} of a mutation. Its cost, each field times the longest lists it stands in, is at most ${count(graphqlLimits.cost)}. More is \`BAD_INPUT\` and says which. A request is at most 100 kB; an array of operations is refused.

${rateText}

## Sending again

${onceText} Operations that take it say so.

## Values

${valuesText}`;

/** The same for REST, where each route has a description of its own for the rest. */
export const restManual = `JSON in and out; the same services answer GraphQL at \`/graphql\`. docs/api.md has examples that run.

## Who asks

\`POST /api/auth/login\` answers an access token, sent as \`Authorization: Bearer …\`, which holds for 15 minutes, and sets the cookie \`__Host-refresh\`, with which \`POST /api/auth/refresh\` answers the next one. A token that is missing, wrong or over makes whoever asks nobody. No other website’s pages may call: answers carry no CORS headers.

## Errors

Every refusal is \`{ "message" }\`, a sentence for people; a broken rule also has \`fieldErrors\`, a sentence for each wrong field by its name, and what nobody foresaw a \`requestId\`. The status says what it was. A sentence may be more precise than the one that stands here beside its status; a program that has to tell two codes of one status apart asks over GraphQL, whose errors carry them:

${codes}

A refused sign-in (401 and 403 of \`POST /api/auth/login\`) has \`success: false\` and \`requiresEmailVerification\` beside the message.

## Limits

A JSON body is at most 100 kB.

${rateText}

## Sending again

${onceText}

## Values

${valuesText}`;
