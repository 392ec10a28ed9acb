import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Finding } from '@hearthline/model/plan/document.ts';
import { singleWide } from '@hearthline/model/testing/plans.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../testing/api.ts';
import { contactsAs, inTens } from '../testing/fixtures/contacts-fixtures.ts';
import { isLong } from '../testing/long-tests.ts';

const wholeList = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('big-list-of-naughty-strings/blns.json'), 'utf8'),
) as string[];
/** Neighbors in the list are of one kind, so that every third one stands for its kind. */
const naughty = wholeList.filter((_, index) => isLong || index % 3 === 0);
const api = useApi();
let admin: Caller;
const { create, read } = contactsAs(() => admin);
beforeAll(async () => {
  admin = await api.as('admin');
});

/** What a text of one line must not have: line breaks, and marks that turn what is beside them. */
const unruly = /[\n\v\f\r\u0085\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const isUnseen = (text: string): boolean =>
  text.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, '') === '';
const isLine = (text: string): boolean => !unruly.test(text) && !isUnseen(text);

describe('the big list of naughty strings', () => {
  it('comes back exactly as it was sent, over both APIs (G4)', async () => {
    expect(wholeList.length).toBeGreaterThan(400);
    await inTens(naughty, async (text) => {
      const stored = text.trim();
      const short = isLine(stored) && stored.length <= 100;
      const { status, body } = await create({
        company: text,
        ...(short && { firstName: text }),
        ...(short && stored.length <= 40 && { tags: [text, 'x'] }),
      });
      if (stored.length > 200 || unruly.test(stored)) return expect(status, text).toBe(400);
      expect(status, JSON.stringify(text)).toBe(201);
      expect(body.company, JSON.stringify(text)).toBe(isUnseen(stored) ? null : stored);
      if (short) expect(body.firstName, JSON.stringify(text)).toBe(stored);
      if (short && stored.length <= 40) expect(new Set(body.tags)).toEqual(new Set([stored, 'x']));
      expect(body, JSON.stringify(text)).toMatchObject((await read(body.id)) as object);
    });
  });

  it('comes back exactly, line breaks and all, where several lines may stand', async () => {
    const {
      body: { id },
    } = await create({ email: 'notes@example.com' });
    const notes = naughty.map((text) => text.trim()).filter((text) => !isUnseen(text));
    await inTens(notes, async (text) => {
      const { errors } = await admin.gql(
        'mutation ($id: ID!, $input: ContactNoteInput!) { addContactNote(contactId: $id, input: $input) }',
        { id, input: { text } },
      );
      expect(errors, JSON.stringify(text)).toBeUndefined();
    });
    const stored = await api.sql<{ text: string }>('select text from contact_notes where contact_id = $1', [
      id,
    ]);
    expect(stored.map(({ text }) => text).toSorted()).toEqual(notes.toSorted());
  });

  it('comes back as it was sent, and no more than text, where a plan is checked', async () => {
    await inTens(naughty, async (text) => {
      const plan = singleWide();
      plan.name = text;
      plan.levels[0].rooms[0]!.id = text;
      const { status, body } = await api.rest('POST', '/api/floor-plans/check', { plan });
      expect(status, JSON.stringify(text)).toBe(200);
      const places = (body.findings as Finding[]).map(({ at }) => at.room);
      if (text && text.length <= 80 && text !== 'outside')
        expect(places, JSON.stringify(text)).toContain(text);
    });
  });

  it.each(['firstName', 'lastName', 'tags'])(
    'is refused as %s where it is more than a line, or nothing that can be seen',
    async (field) => {
      const bad = wholeList.map((text) => text.trim()).filter((text) => text.length <= 40 && !isLine(text));
      expect(bad.length).toBeGreaterThan(3);
      for (const text of bad)
        expect(
          (await create({ [field]: field === 'tags' ? [text] : text })).status,
          JSON.stringify(text),
        ).toBe(400);
    },
  );

  it('finds what it stored and harms nothing when it is searched for (G1)', async () => {
    await inTens(naughty, async (text) => {
      const { status, body } = await admin.rest(
        'GET',
        `/api/contacts?${new URLSearchParams({ search: text }).toString()}`,
      );
      expect(status, JSON.stringify(text)).toBe(text.trim().length > 100 ? 400 : 200);
      if (status === 200 && isLine(text.trim()))
        expect(body.pagination.total, JSON.stringify(text)).toBeGreaterThan(0);
    });
  });
});

describe('text at the edge of what can be written', () => {
  it('is kept as it is: scripts, directions, combinations, markup, and formulas', async () => {
    const texts = [
      '<script>alert(1)</script>',
      '=HYPERLINK("http://evil.test")',
      '+1',
      '-1',
      '@SUM(A1)',
      'a\tb',
      'e\u0301',
      '\u00e9',
      'ﬃ',
      '👩‍👩‍👧‍👦',
      '\u{10ffff}',
      '\ufffe',
      '\ufeffx'.trim(),
      'a\u0001\u001f\u007f',
      'İIıi',
      'ß',
      '\u2028\u2029x'.trim(),
    ];
    await inTens(texts, async (text) => {
      const { status, body } = await create({ company: text });
      expect(status, JSON.stringify(text)).toBe(201);
      expect(body.company, JSON.stringify(text)).toBe(text);
      expect(await read(body.id), JSON.stringify(text)).toMatchObject({ company: text });
    });
  });

  it('is kept in lists too, where a database has its own marks for lists and for nothing', async () => {
    const tags = [
      'NULL',
      'null',
      '{a,b}',
      'a,b',
      'a b,"c"',
      'tab\t, and "quote"',
      '\\',
      '\\,"',
      '"',
      "'",
      '()',
      '[1:2]={x}',
    ];
    const { status, body } = await create({ tags });
    expect(status).toBe(201);
    expect(await read(body.id)).toMatchObject({ tags });
  });

  it('is refused where it cannot be, in every way of writing it (G4)', async () => {
    const inline = await admin.gql(
      'mutation { createContact(input: {firstName: "a\\u0000b", lastName: "x", email: "x@example.com"}) { id } }',
    );
    expect(inline.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const surrogate = await admin.gql(
      'mutation { createContact(input: {firstName: "a\\ud800b", lastName: "x", email: "x@example.com"}) { id } }',
    );
    expect(surrogate.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const bytes = await fetch(`${api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([
        ...Buffer.from('{"email":"'),
        0xff,
        0xfe,
        0x00,
        ...Buffer.from('","password":"x"}'),
      ]),
    });
    expect(bytes.status).toBe(400);
    for (const tags of [
      ['a\u0000'],
      ['\ud800'],
      [''],
      ['x'.repeat(41)],
      Array.from({ length: 21 }, (_, index) => `t${index}`),
      [['a']],
      [null],
      'a',
      { 0: 'a' },
    ]) {
      expect((await create({ tags })).status, JSON.stringify(tags)).toBe(400);
    }
    expect((await admin.rest('GET', '/api/contacts?search=%ed%a0%80')).status).toBe(200);
    expect((await admin.rest('DELETE', '/api/contacts/%00')).status).toBe(404);
    expect((await admin.rest('DELETE', '/api/contacts/%ff')).status).toBe(400);
  });
});
