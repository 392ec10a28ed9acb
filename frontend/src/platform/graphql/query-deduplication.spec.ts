import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { createQueryDeduplicationLink, markServerDataChanged } from './query-deduplication.ts';

const names = gql`
  query Names($page: Int) {
    names(page: $page)
  }
`;

/** A client whose requests the test answers one by one. */
const open = () => {
  const sent: {
    readonly page: number;
    readonly answer: (names: readonly string[]) => void;
    readonly fail: () => void;
    given: boolean;
  }[] = [];
  const hand = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const request = {
          page: variables.page as number,
          answer: (answered: readonly string[]) => {
            observer.next({ data: { names: answered } });
            observer.complete();
          },
          fail: () => observer.error(new Error('No connection')),
          given: false,
        };
        sent.push(request);
        return () => (request.given = true);
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([createQueryDeduplicationLink(), hand]),
    queryDeduplication: false,
  });
  const ask = (page = 1) =>
    client
      .query<{ names: string[] }>({ query: names, variables: { page }, fetchPolicy: 'network-only' })
      .then(({ data }) => data?.names);
  return { sent, ask, client };
};

it('sends what nothing has changed a single time, whoever asks for it meanwhile', async () => {
  const { sent, ask } = open();
  const answers = [ask(), ask()];
  await expect.poll(() => sent.length).toBe(1);
  answers.push(ask());
  sent[0]?.answer(['Ada']);
  expect(await Promise.all(answers)).toEqual([['Ada'], ['Ada'], ['Ada']]);
  expect(sent).toHaveLength(1);
});

it('gives who asks after a change no answer to a request from before it', async () => {
  const { sent, ask } = open();
  const first = ask();
  await expect.poll(() => sent.length).toBe(1);
  markServerDataChanged();
  const later = [ask(), ask()];
  sent[0]?.answer(['Ada']);
  expect(await first).toEqual(['Ada']);
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(['Ada', 'Grace']);
  expect(await Promise.all(later)).toEqual([
    ['Ada', 'Grace'],
    ['Ada', 'Grace'],
  ]);
  expect(sent).toHaveLength(2);
});

it('asks again after a request that failed', async () => {
  const { sent, ask } = open();
  const first = ask();
  await expect.poll(() => sent.length).toBe(1);
  markServerDataChanged();
  const second = ask();
  sent[0]?.fail();
  await expect(first).rejects.toThrow('No connection');
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(['Ada']);
  expect(await second).toEqual(['Ada']);
});

it('keeps no other query waiting', async () => {
  const { sent, ask } = open();
  const both = [ask(1), ask(2)];
  await expect.poll(() => sent.map(({ page }) => page)).toEqual([1, 2]);
  for (const { page, answer } of sent) answer([`Page ${page}`]);
  expect(await Promise.all(both)).toEqual([['Page 1'], ['Page 2']]);
});

it('does not wait for a request that nobody waits for any more', async () => {
  const { sent, ask, client } = open();
  const watched = client.watchQuery({ query: names, variables: { page: 1 } }).subscribe(() => undefined);
  await expect.poll(() => sent.length).toBe(1);
  markServerDataChanged();
  const later = ask();
  watched.unsubscribe();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.given).toBe(true);
  sent[1]?.answer(['Grace']);
  expect(await later).toEqual(['Grace']);
});
