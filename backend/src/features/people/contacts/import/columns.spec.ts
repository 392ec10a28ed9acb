import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';

const api = useApi();
let admin: Caller;
let adminId: string;
beforeAll(async () => {
  admin = await api.as('admin');
  adminId = (await api.sql("select id from users where email = 'admin@example.com'"))[0]?.['id'] as string;
});

const { gql, upload, map, start, through, revert, read, contact, notesOf } = importsOf(api, () => admin);

describe('what a contact can hold', () => {
  it('has a column: address, owner, notes, dates and consent', async () => {
    const {
      body: { id, mapping },
    } = await upload(
      'Name,Email,Street address,Contact owner,Notes,Created date,Newsletter,Consent date,Consent source\nA B,x@y.example,,,,,,,\n',
    );
    expect(mapping).toEqual([
      'fullName',
      'email',
      'address',
      'owner',
      'notes',
      'createdAt',
      'consent',
      'consentAt',
      'consentSource',
    ]);
    expect(await map(id, mapping)).toMatchObject({ id });
    await through([
      'Name,Email,Address,Owner,Notes,Created,Marketing consent,Consent date,Consent source',
      'Eva St. John,eva@hold.example,"1 Alder Street, Sequim",ADMIN@example.com,"Likes ""porches""",3/5/2023,Yes,2023-04-01T10:00:00Z,Home show',
      'Jan van der Berg,jan@hold.example,,Nobody Known,,1/1/2199,opted out,,',
      'Maria de la Cruz,maria@hold.example,,,,not a day,perhaps,,',
    ]);
    expect(await contact('eva@hold.example')).toMatchObject({
      first_name: 'Eva',
      last_name: 'St. John',
      address: '1 Alder Street, Sequim',
      owner_id: adminId,
      marketing_consent: 'yes',
      consent_source: 'Home show',
    });
    expect((await contact('eva@hold.example'))?.created).toContain('2023-03-05');
    expect((await contact('eva@hold.example'))?.consent_at).toEqual(new Date('2023-04-01T10:00:00Z'));
    expect(await notesOf('eva@hold.example')).toEqual([
      { text: 'Likes "porches"', author_name: expect.any(String) },
    ]);
    expect(await contact('jan@hold.example')).toMatchObject({
      last_name: 'van der Berg',
      owner_id: null,
      marketing_consent: 'no',
      consent_source: 'Import of people.csv',
    });
    expect(await contact('maria@hold.example')).toMatchObject({
      last_name: 'de la Cruz',
      marketing_consent: 'unknown',
      consent_at: null,
    });
    for (const email of ['jan@hold.example', 'maria@hold.example'])
      expect(Date.now() - ((await contact(email))?.created_at as Date).getTime()).toBeLessThan(600_000);
    const { contact: shown } = await gql(
      'query ($id: ID!) { contact(id: $id) { address ownerName marketingConsent consentSource } }',
      { id: (await contact('eva@hold.example'))?.id },
    );
    expect(shown).toEqual({
      address: '1 Alder Street, Sequim',
      ownerName: expect.any(String),
      marketingConsent: 'yes',
      consentSource: 'Home show',
    });
  });

  it('is taken back with the notes of the import, which are nobody’s reason to keep a contact', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'Old',
      lastName: 'Friend',
      email: 'old@back.example',
      address: 'Here',
    });
    const id = await through([
      'Name,Email,Address,Owner,Notes,Consent',
      'New One,new@back.example,There,,First call,yes',
      'Old Friend,old@back.example,There,admin@example.com,Called,no',
    ]);
    expect(await contact('old@back.example')).toMatchObject({
      address: 'There',
      owner_id: adminId,
      marketing_consent: 'no',
      version: 2,
    });
    await revert(id);
    expect((await read(id)).counts).toMatchObject({ removed: 1, restored: 1, kept: 0 });
    expect(await contact('new@back.example')).toBeUndefined();
    expect(await contact('old@back.example')).toMatchObject({
      address: 'Here',
      owner_id: null,
      marketing_consent: 'unknown',
      consent_at: null,
      consent_source: null,
    });
    expect(await notesOf('old@back.example')).toEqual([]);
  });
});

describe('full names', () => {
  it('that can be split in several ways are listed, and split as chosen', async () => {
    const names = [
      'Jan van der Berg',
      'Plain Name',
      'St. John',
      'Mc Donald Jr.',
      'Ana Maria Silva',
      'Cruz; Ana',
    ];
    const {
      body: { id },
    } = await upload(
      ['Full name,Email', ...names.map((name, n) => `"${name.replace(';', ',')}",${n}@names.example`)].join(
        '\n',
      ),
    );
    const { contactImportNames } = await gql(
      'query ($id: ID!) { contactImportNames(id: $id, column: 0) { names { name } pagination { total } } }',
      { id },
    );
    expect(contactImportNames.names.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Ana Maria Silva',
      'Cruz, Ana',
      'Jan van der Berg',
      'Mc Donald Jr.',
      'St. John',
    ]);
    await map(id, ['fullName', 'email'], { splits: [{ name: 'ana maria silva', firstWords: 1 }] });
    await api.runJobs();
    await start(id);
    const stored = await api.sql(
      "select first_name || '|' || last_name as name from contacts where email like '%@names.example' order by email",
    );
    expect(stored.map(({ name }) => name)).toEqual([
      'Jan|van der Berg',
      'Plain|Name',
      '-|St. John',
      '-|Mc Donald Jr.',
      'Ana|Maria Silva',
      'Ana|Cruz',
    ]);
  });
});

it('finds a contact by the words of notes that came with it, and of one that came later', async () => {
  await through(['Name,Email,Notes', 'Eve Notes,eve@words.example,Öland']);
  const words = async () => (await contact('eve@words.example'))?.['search_text'];
  expect(await words()).toMatch(/^eve notes eve@words.example +oland$/);
  await api.sql(
    "insert into contact_notes (contact_id, author_id, author_name, text) select id, gen_random_uuid(), 'Somebody', 'Wants a porch' from contacts where email = 'eve@words.example'",
  );
  expect(await words()).toMatch(/^eve notes eve@words.example +oland wants a porch$/);
});
