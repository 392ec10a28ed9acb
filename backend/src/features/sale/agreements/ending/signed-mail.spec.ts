import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { openPost, type SmtpPost } from '../../../../testing/fakes/smtp-server.ts';
import { sha, useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { runJob } from '../../../../testing/jobs.ts';
import { mailJobs } from '../../../../platform/mail/mail.jobs.ts';
import { sendMail } from '../../../../platform/mail/mail-outbox.ts';
import { signedMail } from '../agreement.mail.ts';

const api = useApi();
const { signed, tokenOf, pdf } = useAgreements(api);
let post: SmtpPost;
beforeAll(async () => {
  post = await openPost();
});
afterAll(() => post.close());

const mailsOf = ({ number }: { number: string }) =>
  api.sql(
    "select id, to_name as name, text, html, attachments from mails where kind = 'agreement_signed' and subject like '%' || $1 || '%' order by to_name",
    [number],
  );
const hashes = (text: string): string[] => text.match(/\b[0-9a-f]{64}\b/g) ?? [];
const maxBytes = 10 * 1024 * 1024;

describe('the mail after the last signature', () => {
  it('contract.mails, contract.papers: brings everybody who signed all papers, which have the hashes that it names', async () => {
    const { agreement } = await signed();
    const mails = await mailsOf(agreement);
    expect(mails.map(({ name }) => name)).toEqual(['Ada Byron', 'Dana Whitfield', 'Robin Byron']);
    for (const { id } of mails)
      await runJob(mailJobs, sendMail, Object.assign(api.app.systemContext(), { mailer: post.mailer }), {
        mailId: id,
      });
    expect(post.received).toHaveLength(3);
    for (const { raw } of post.received) {
      const { attachments, text = '', html = '' } = await PostalMime.parse(raw);
      expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual(
        [
          `agreement-${agreement.number}-signed.pdf`,
          `disclosures-${agreement.number}.pdf`,
          'warranty-manufacturer.pdf',
          'warranty-seller.pdf',
        ].map((name) => [name, 'application/pdf']),
      );
      const files = attachments.map(({ content }) => sha(new Uint8Array(content as ArrayBuffer)));
      expect(files.slice(0, 2)).toEqual([agreement.signedSha256, agreement.disclosuresSha256]);
      expect(hashes(text)).toEqual([...files, agreement.events.at(-1).hash]);
      expect(hashes(html)).toEqual(hashes(text));
      expect(text).toContain('are attached');
    }
    // The files are kept once, however many get them.
    expect(mails.every(({ attachments }) => attachments.every((one: object) => !('content' in one)))).toBe(
      true,
    );
  });

  it('contract.mails: names the hashes of papers of more than 10 MB, and its link opens each', async () => {
    const warranty = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(maxBytes - 9, 32)]);
    const answer = await (
      await api.as('admin')
    ).open('/api/agreement-texts/warranty_seller/file', {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: warranty,
    });
    expect(answer.status).toBe(200);
    const { agreement } = await signed();
    const mails = await mailsOf(agreement);
    expect(mails.map(({ attachments }) => attachments)).toEqual([[], [], []]);
    for (const { name, text } of mails) {
      const token = await tokenOf(name, agreement.number);
      const named = hashes(text);
      const opened = [
        await pdf(token),
        await pdf(token, '/api/linked-agreement/disclosures.pdf'),
        await pdf(token, `/api/linked-agreement/files/${named[2]}.pdf`),
        await pdf(token, `/api/linked-agreement/files/${named[3]}.pdf`),
      ];
      expect(named).toEqual([...opened.map(sha), agreement.events.at(-1).hash]);
      expect(named[3]).toBe(sha(warranty));
      expect(text).toContain('too large for a mail');
    }
  });

  it.each([
    [maxBytes, 2],
    [maxBytes + 1, 0],
  ])('contract.mails: of papers of %i bytes together attaches %i', (bytes, count) => {
    const about = {
      signer: { name: 'Ada', email: 'ada@example.com' },
      company: 'C',
      number: 'A-1001',
      home: 'Yachats',
    };
    const paper = { title: 'Paper', filename: 'paper.pdf', storageKey: 'k', sha256: 'f'.repeat(64) };
    const papers = [
      { ...paper, size: 1000 },
      { ...paper, size: bytes - 1000 },
    ];
    const copy = {
      url: 'https://a.example',
      papers,
      lastHash: 'e'.repeat(64),
      verifyUrl: 'https://b.example',
    };
    expect(signedMail(about, copy).attachments).toHaveLength(count);
  });
});
