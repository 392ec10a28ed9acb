import { createHash, randomUUID } from 'node:crypto';
import { can } from '@hearthline/rules/permissions.ts';
import pLimit from 'p-limit';
import { expect } from 'vitest';
import { restRoutes } from '../../features/index.ts';
import { schema } from '../../schema.ts';
import { actorFor, type PrivateSale, type Who } from '../fixtures/private-sale.ts';
import { fullReads, namesRow } from '../graphql/full-reads.ts';
import { operationsOf } from '../graphql/operations.ts';
import { isLong } from '../long-tests.ts';

/** Questions asked at a time: what waits for the database leaves the processor to the others. */
const atOnce = 6;
/** How far reads follow what leads from one thing to another. */
const deepest = isLong ? 3 : 2;

const reads = operationsOf(schema).filter(({ kind, path }) => kind === 'query' && path.length === 1);
const routes = restRoutes({} as never, {} as never).filter(({ method }) => method === 'get');

/** A secret that nobody was given. */
const guess = (): string => createHash('sha256').update(randomUUID()).digest('base64url');
const mayRead = (who: Who, { action, isPublic }: (typeof reads)[number]): boolean => {
  const actor = actorFor(who);
  return isPublic || (actor !== null && action !== undefined && can(actor, action));
};

/** What people are told about a sale by each of the APIs. */
export const answersAbout = ({ callers, ids, words }: PrivateSale) => {
  /** Everything that GraphQL tells somebody who asks for all that they may, by every id. */
  const graphqlAnswers = async (
    who: Who,
    about: readonly string[] = Object.values(ids),
  ): Promise<string[]> => {
    const token = guess();
    const readsAbout = (operation: (typeof reads)[number], id: string, depth: number): string[] =>
      fullReads(
        operation,
        depth,
        { id, search: 'Byron', text: 'Byron', code: words.code, sha256: words.sha256, token },
        actorFor(who),
      );
    const questions = reads
      .filter((operation) => mayRead(who, operation))
      .flatMap((operation) => {
        const each = (namesRow(operation) ? about : [ids.project ?? '']).map((id) => ({ operation, id }));
        // Of what is named otherwise than by an id, each question would be the same.
        return [
          ...new Map(each.map((question) => [readsAbout(operation, question.id, 1)[0], question])).values(),
        ];
      });
    return pLimit(atOnce).map(questions, async ({ operation, id }) => {
      const answers: string[] = [];
      const readsOf = (depth: number): string[] => readsAbout(operation, id, depth);
      // Where the root itself is refused, nothing that it would lead to can be read.
      let isRefused = false;
      for (const [at, deep] of readsOf(deepest).entries())
        // A document that is refused as too large is asked for less deep.
        for (let depth = deepest; depth > 0 && !isRefused; depth -= 1) {
          const query = depth === deepest ? deep : readsOf(depth)[at];
          if (query === undefined) break;
          const { status, data, errors } = await callers[who].gql(query);
          expect(status, query).toBeLessThan(500);
          if (errors?.some(({ message }) => message.startsWith('The query is too large'))) continue;
          const misread = errors?.find(({ extensions }) => /VALIDATION|PARSE/.test(extensions.code));
          expect(misread && [misread.message, query], operation.name).toBeUndefined();
          answers.push(`${operation.name} ${JSON.stringify(data)}`);
          isRefused =
            Object.values(data ?? {}).every((value) => value === null) &&
            (errors ?? []).every(({ path }) => path?.length === 1);
          break;
        }
      return answers.join('\n');
    });
  };

  /** Everything that REST answers with, PDFs left out: whether they are served is told by their status. */
  const restAnswers = async (who: Who): Promise<{ path: string; status: number; text: string }[]> => {
    const paths = routes.flatMap(({ path }) =>
      /:\w+/.test(path)
        ? [...Object.values(ids), words.code, words.sha256].map((id) => path.replaceAll(/:\w+/g, id))
        : [path, `${path}?search=Byron&text=Byron&format=xero`],
    );
    return pLimit(atOnce).map([...new Set(paths)], async (path) => {
      const answer = await callers[who].open(path, { headers: { 'x-link-token': guess() } });
      expect(answer.status, path).toBeLessThan(500);
      const isText = /json|text|csv/.test(answer.headers.get('content-type') ?? '');
      const text = isText ? await answer.text() : '';
      await answer.body?.cancel().catch(() => undefined);
      return { path, status: answer.status, text };
    });
  };
  return { graphqlAnswers, restAnswers };
};
