import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { requestLimits } from '../turns/request-queue.ts';
import { graphqlLimits } from '../graphql/document-limits.ts';
import { retentionHours, maxKeyLength } from '../idempotency/idempotency.service.ts';
import { limitTable, limitWords, type LimitName } from '../access/rate-limits.ts';

const count = (value: number): string => value.toLocaleString('en-US');

const spans = [
  [86_400, 'a day'],
  [3600, 'an hour'],
  [60, 'a minute'],
] as const;

/** `an hour` for 3600 seconds, `15 minutes` for 900. */
const spanText = (seconds: number): string =>
  spans.find(([whole]) => whole === seconds)?.[1] ?? `${seconds / 60} minutes`;

/** The limits, one line each. */
const rates = (Object.keys(limitTable) as LimitName[])
  .map(
    (name) =>
      `- ${limitWords[name]}: ${count(limitTable[name].points)} in ${spanText(limitTable[name].duration)}.`,
  )
  .join('\n');

const codes = Object.entries(errorCatalogue)
  .map(([code, { status, message }]) => `- \`${code}\` (${status}): ${message}`)
  .join('\n');

const { atOnce, maxWaitMs, budget } = requestLimits;

const rateText = `Requests take turns. Of one address (“one address” is an IPv4 address or the /64 network of an IPv6 address), ${atOnce.budgeted} are worked on at once, and of each account, whose requests do not count against the address, ${atOnce.budgeted} of a customer and ${atOnce.colleague} of a colleague; the others wait, up to ${maxWaitMs.own / 1000} seconds. While others use the server too, an address may use ${budget.processor.perSecond} milliseconds of its processor and ${budget.bytes.perSecond / 1_000_000} megabytes in a second. What would wait longer is refused with \`TOO_MANY_REQUESTS\`. Files that have to be drawn have a line of their own.

The following are counted, and also refused with \`TOO_MANY_REQUESTS\` beyond the number given:

${rates}

The \`Retry-After\` header gives the number of seconds to wait before trying again. A server that is overloaded or still starting refuses any request with \`UNAVAILABLE\` and the same header.`;

const onceText = `An \`Idempotency-Key\` header (1 to ${maxKeyLength} characters of your choice, a new key for each write) makes it safe to repeat a write whose response was lost: for ${retentionHours} hours, the same key with the same input returns the first answer. The same key with different input is refused with \`KEY_REUSED\`, and while the first request is still being processed, with \`IN_PROGRESS\`.`;

const valuesText = `Instants are in ISO 8601 and UTC, as in \`2027-03-01T17:00:00.000Z\`; days and times of day without a zone are in the business time zone. Ids are UUIDs. Leading and trailing whitespace is removed from texts. Money is in US dollars. A row that the caller may not see is treated as if it did not exist: \`NOT_FOUND\`.`;

/** The description of the GraphQL schema, at the top of GraphiQL and schema.graphql. */
export const graphqlManual = `The API of Hearthline: \`POST /graphql\` with \`{ "query", "variables" }\` as JSON; subscriptions are served as server-sent events at \`POST /graphql/stream\`. docs/api.md has runnable examples; what GraphQL does not offer (files, CSV, renewing a session) is described at \`/api/openapi.json\`.

## Authentication

The mutation \`signIn\`, or \`POST /api/auth/login\`, returns an access token, which is sent as \`Authorization: Bearer …\` and is valid for 15 minutes. A request with a missing, invalid or expired token is anonymous: \`@public\` fields still answer, all others are refused with \`UNAUTHENTICATED\`. Only a session that was started over REST can be renewed. For an account with a second factor, \`signIn\` is refused with \`SECOND_FACTOR_REQUIRED\`, and \`confirmSignIn\` or \`POST /api/auth/login/second-factor\` follows.

## Errors

A request that was executed returns status 200, even if it was refused: \`errors[].message\` is a sentence for people, \`extensions.code\` a code for programs, and \`extensions.fieldErrors\` (with \`BAD_INPUT\`) has a sentence for each invalid field, by its name. A document or variables that do not match the schema return 400, \`TOO_MANY_REQUESTS\` returns 429 and \`UNAVAILABLE\` 503. \`INTERNAL\` comes with \`extensions.requestId\`, which the operator can look up. The number in parentheses is the status over REST:

${codes}

## Limits

A document may have at most ${count(graphqlLimits.length)} characters, ${count(graphqlLimits.tokens)} tokens, ${graphqlLimits.definitions} operations and fragments, ${graphqlLimits.variables} variables, ${graphqlLimits.selections} fields, ${graphqlLimits.repeatedNames} fields whose name stands beside them already, ${graphqlLimits.depth} levels of fields, ${graphqlLimits.aliases} aliases, ${graphqlLimits.directives} directives and ${graphqlLimits.rootFields} root fields, or ${graphqlLimits.rootMutations} in a mutation. Its cost, the sum of its fields, each multiplied by the maximum lengths of the lists around it, may be at most ${count(graphqlLimits.cost)}, or ${count(graphqlLimits.visitorCost)} if nobody is signed in. A document that exceeds a limit is refused with \`BAD_INPUT\` and a message that says which. A request may have at most 100 kB; an array of operations is refused. Send what differs as variables: a document that stays the same is read once.

${rateText}

## Idempotency

${onceText} Operations that accept the header say so.

## Values

${valuesText}`;

/** The same for REST, where each route has a description of its own for the rest. */
export const restManual = `Requests and responses are JSON; GraphQL at \`/graphql\` offers the same services. docs/api.md has runnable examples.

## Authentication

\`POST /api/auth/login\` returns an access token, which is sent as \`Authorization: Bearer …\` and is valid for 15 minutes, and sets the cookie \`__Host-refresh\` (\`hearthline-refresh\` where the site is opened at a loopback address over plain http), with which \`POST /api/auth/refresh\` returns the next token. A request with a missing, invalid or expired token is anonymous. Pages of other websites cannot call this API: responses carry no CORS headers.

## Errors

Every refusal is \`{ "message", "code" }\`: a sentence for people, and a code for programs, the same as in GraphQL. Invalid input also has \`fieldErrors\`, a sentence for each invalid field, by its name; an unexpected failure has a \`requestId\`. The status tells the reason. A message may be more specific than the one listed here for its status. \`STORED\` is no refusal: a write that was stored is answered with it where its answer could not be prepared, so that nobody sends it again; with an \`Idempotency-Key\`, sending it again is safe and brings the answer. These are the codes:

${codes}

A refused sign-in (401 and 403 from \`POST /api/auth/login\`) also has \`success: false\` and \`requiresEmailVerification\`; one that has to be confirmed with a second factor (401) has \`secondFactor\` with \`challenge\`, \`methods\` and \`passkey\`. A refusal that asks for a fresh proof (403, \`PROOF_REQUIRED\`) has the header \`WWW-Authenticate: Bearer error="insufficient_user_authentication"\` (RFC 9470).

## Limits

A JSON body may have at most 100 kB.

${rateText}

## Idempotency

${onceText}

## Values

${valuesText}`;
