import { describe, expect, it } from 'vitest';
import { settings } from '@hearthline/rules/office/settings.ts';
import { mailHtml, mailText } from './mail-layout.ts';

const company = settings.company.initial;
const subject = 'Your quote & plan';
const html = (content: Partial<Parameters<typeof mailHtml>[0]> = {}): string =>
  mailHtml({ subject, paragraphs: ['Here it is.'], ...content }, company, 'https://homes.example');
const headings = (page: string): string[] =>
  [...page.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text ?? '');

describe('a mail', () => {
  it('begins with the icon of the site and the company, and its subject as heading', () => {
    const page = html();
    expect(page).toContain('src="https://homes.example/icon-192.png"');
    expect(page.indexOf('icon-192.png')).toBeLessThan(page.indexOf(company.name));
    expect(headings(page)).toEqual(['Your quote &amp; plan']);
  });

  it('with a text of its own headings has no other', () => {
    const body = { html: '<h1>Spring open house</h1>', text: 'Spring open house' };
    expect(headings(html({ body }))).toEqual(['Spring open house']);
  });

  it('breaks values that are longer than its width', () => {
    const page = html({ facts: [['SHA-256', 'f'.repeat(64)]] });
    expect(page).toMatch(/overflow-wrap:anywhere">f{64}</);
  });

  it('says the same as text', () => {
    expect(mailText({ subject, paragraphs: ['Here it is.'], greeting: 'Hello Ada,' }, company)).toMatch(
      /^Hello Ada,\n\nHere it is\.\n\n-- \n/,
    );
  });
});
