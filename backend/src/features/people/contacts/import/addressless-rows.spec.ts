import { importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const { upload, map, read, rows, through, revert, start } = importsOf(api, () => admin);

const title = 'First name,Last name,Email,Phone,Company';
const named = (lastName: string) =>
  api.sql<{ id: string; email: string; email_folded: string; phone: string; company: string | null }>(
    'select id, email, email_folded, phone, company from contacts where last_name ilike $1 order by phone, email',
    [lastName],
  );

describe('rows without an address that can be read', () => {
  it('become contacts with their phone alone, each its own, and again nobody is made twice', async () => {
    const lines = [
      title,
      'Ada,Blank,ada@@blank,360 555 0101,',
      'Bo,Blank,,360 555 0102,',
      'Cy,Blank,,360 555 0102,',
      'Nobody,Blank,,,',
    ];
    const id = await through(lines);
    expect(await read(id)).toMatchObject({ counts: { created: 3, error: 1, incomplete: 1 } });
    const made = await named('blank');
    expect(made).toMatchObject([
      { email: '', email_folded: '', phone: '+13605550101' },
      { email: '', email_folded: '', phone: '+13605550102' },
      { email: '', email_folded: '', phone: '+13605550102' },
    ]);
    expect((await rows(id)).map(({ verdict, problem }) => [verdict, problem])).toEqual([
      ['new', importSentences.leftOut([`Email: ${invalidEmail}`])],
      ['new', null],
      ['new', null],
      ['error', contactSentences.wayNeeded],
    ]);
    const page = await admin.gql(
      'query ($id: ID!) { contactImportRows(id: $id) { rows { position cells verdict problem dropped { field cell problem } outcome contactId } } }',
      { id },
    );
    expect(page.data.contactImportRows.rows[0].dropped).toEqual([
      { field: 'email', cell: 'ada@@blank', problem: invalidEmail },
    ]);
    expect(
      await api.sql(
        "select n.text from contact_notes n join contacts c on c.id = n.contact_id where c.last_name = 'Blank'",
      ),
    ).toEqual([{ text: importSentences.cellsNotImported('people.csv', ['Email: ada@@blank']) }]);
    const { body } = await admin.rest('GET', `/api/contact-imports/${id}/errors`);
    expect(parse(body, { bom: true, columns: true })).toMatchObject([
      { 'First name': 'Ada', Email: 'ada@@blank' },
      { 'First name': 'Nobody' },
    ]);
    const again = await through(lines.map((line) => line.replace('Cy,Blank', 'CY,blank')));
    expect((await read(again)).counts).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
    expect(await named('blank')).toHaveLength(3);
  });

  it('are recognized although the contact has been given an address, and leave it that', async () => {
    const lines = [title, 'Di,Given,,360 555 0103,'];
    await through(lines);
    await api.sql(
      "update contacts set email = 'Di@given.example', email_folded = 'di@given.example' where last_name = 'Given'",
    );
    const again = await through([...lines.slice(0, 1), 'di,given,,(360) 555-0103,Acme']);
    expect((await read(again)).counts).toMatchObject({ created: 0, updated: 1 });
    expect(await named('given')).toMatchObject([{ email: 'Di@given.example', company: 'Acme' }]);
  });

  it('are refused without a name, although the phone number is known', async () => {
    await through([title, 'Ed,Nameless,,360 555 0104,']);
    const { body } = await upload([title, ',,,360 555 0104,'].join('\n'));
    await map(body.id, body.mapping);
    await api.runJobs();
    expect((await rows(body.id)).map(({ problem }) => problem)).toEqual([importSentences.nameNeeded]);
  });

  it('may come from a file that has no addresses at all', async () => {
    const id = await through(['First name,Last name,Phone', 'Flo,Unmailed,360 555 0105']);
    expect((await read(id)).counts).toMatchObject({ created: 1 });
    expect(await named('unmailed')).toMatchObject([{ email: '', phone: '+13605550105' }]);
  });
});

describe('a row whose address is corrected', () => {
  it('fills it in, and taking the import back empties it', async () => {
    await through([title, 'Gus,Mended,gus@,360 555 0106,']);
    const id = await through([title, 'Gus,Mended,Gus@mended.example,360 555 0106,']);
    expect((await read(id)).counts).toMatchObject({ created: 0, updated: 1 });
    expect(await named('mended')).toMatchObject([
      { email: 'Gus@mended.example', email_folded: 'gus@mended.example' },
    ]);
    await revert(id);
    expect(await named('mended')).toMatchObject([{ email: '', email_folded: '' }]);
  });

  it('leaves a contact with a deal as it is, and says so', async () => {
    await through([title, 'Hal,Buyer,,360 555 0107,']);
    const [{ id: contactId } = { id: '' }] = await named('buyer');
    await admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
      input: { contactId },
    });
    const { body } = await upload([title, 'Hal,Buyer,hal@buyer.example,360 555 0107,Acme'].join('\n'));
    await map(body.id, body.mapping);
    await api.runJobs();
    expect(await rows(body.id)).toMatchObject([{ verdict: 'update', problem: importSentences.addressStays }]);
    await start(body.id);
    expect(await named('buyer')).toMatchObject([{ email: '', company: 'Acme' }]);
  });

  it('is somebody else than a contact with another address, whatever they share', async () => {
    await through([title, 'Ian,Senior,ian@senior.example,360 555 0108,']);
    const id = await through([title, 'Ian,Senior,ian.jr@senior.example,360 555 0108,']);
    expect((await read(id)).counts).toMatchObject({ created: 1 });
    expect(await named('senior')).toHaveLength(2);
  });
});

describe('rows of one file about one person', () => {
  it.each([
    ['with the address first', ['jo@one.example', '', 'JO@one.example'], '0109'],
    ['with the address later', ['', 'kay@two.example', 'kay@two.example'], '0110'],
  ])('are one contact: %s', async (_what, emails, digits) => {
    const id = await through([
      title,
      ...emails.map((email) => `Jo,Once${digits},${email},360 555 ${digits},`),
    ]);
    expect((await read(id)).counts).toMatchObject({ created: 1, repeat: 2 });
    expect(await named(`once${digits}`)).toMatchObject([{ email: expect.stringMatching('@') }]);
  });

  it('are two where they have two addresses', async () => {
    const id = await through([
      title,
      'Lu,Twice,,360 555 0111,',
      'Lu,Twice,lu@twice.example,360 555 0111,',
      'Lu,Twice,lu@other.example,360 555 0111,',
    ]);
    expect((await read(id)).counts).toMatchObject({ created: 2, repeat: 1 });
    expect((await named('twice')).map(({ email }) => email)).toEqual([
      'lu@other.example',
      'lu@twice.example',
    ]);
  });

  it('change it once, although one names it by its address and the other by its phone', async () => {
    await through([title, 'Mo,Both,mo@both.example,360 555 0112,']);
    const id = await through([title, 'Mo,Both,mo@both.example,,Acme', 'Mo,Both,,360 555 0112,Mills']);
    expect((await read(id)).counts).toMatchObject({ created: 0, updated: 1 });
    expect(await named('both')).toMatchObject([{ company: 'Mills' }]);
    await revert(id);
    expect(await named('both')).toMatchObject([{ company: null }]);
  });
});

describe('a contact without an address', () => {
  it('is nobody’s who asks with an address of their own, though phone and name are the same', async () => {
    await through([title, 'Ned,Asker,,360 555 0113,']);
    const { errors } = await api.gql(
      'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
      {
        input: {
          fullName: 'Ned Asker',
          email: 'ned@asker.example',
          phone: '(360) 555-0113',
          address: 'Lane 5',
        },
      },
    );
    expect(errors).toBeUndefined();
    expect((await named('asker')).map(({ email }) => email)).toEqual(['', 'ned@asker.example']);
  });

  it('that has become a buyer’s keeps the address that an import gave it when that is taken back', async () => {
    await through([title, 'Oz,Bought,,360 555 0114,']);
    const id = await through([title, 'Oz,Bought,oz@bought.example,360 555 0114,']);
    const [{ id: contactId } = { id: '' }] = await named('bought');
    await admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
      input: { contactId },
    });
    await revert(id);
    expect(await rows(id)).toMatchObject([{ undone: 'kept', problem: importSentences.boughtSince }]);
    expect(await named('bought')).toMatchObject([{ email: 'oz@bought.example' }]);
  });
});
