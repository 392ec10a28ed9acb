import { escapeMarkup } from '@hearthline/rules/escape-markup.ts';
import type { Company } from '@hearthline/rules/company.ts';

/** The content of a mail, as blocks from which both text and HTML are made. */
export interface MailContent {
  /** Both the subject line and the heading. */
  readonly subject: string;
  /** The first line; left out if the text has a greeting of its own. */
  readonly greeting?: string;
  /** What it is about, above its text; `url` is absolute. Only in HTML. */
  readonly picture?: { readonly url: string; readonly alt: string };
  readonly paragraphs: readonly string[];
  /** A longer text that is already text and HTML: it is not escaped again. */
  readonly body?: { readonly html: string; readonly text: string };
  /** Facts in a small table: label and value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The one thing to do, as a button. */
  readonly action?: { readonly label: string; readonly url: string };
  /** More to open, below the button. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  /** Below the company's line: its postal address, why the recipient gets this mail, and a link to unsubscribe. */
  readonly footer?: {
    readonly reason: string;
    readonly address?: string;
    readonly label: string;
    readonly url: string;
  };
}

/** Escapes text for HTML, keeping its line breaks. */
const lines = (text: string): string => escapeMarkup(text).replace(/\r?\n/g, '<br>');

const fact = ([label, value]: readonly [string, string]): string =>
  `<tr><td style="padding:6px 16px 6px 0;color:#6b6257;white-space:nowrap;vertical-align:top">${escapeMarkup(label)}</td><td style="padding:6px 0">${lines(value)}</td></tr>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:28px 0"><a href="${escapeMarkup(url)}" style="background:#1f4d3f;color:#ffffff;text-decoration:none;padding:12px 22px;border-radius:8px;display:inline-block">${escapeMarkup(label)}</a></p>`;

const link = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:8px 0"><a href="${escapeMarkup(url)}" style="color:#1f4d3f">${escapeMarkup(label)}</a></p>`;

const footer = ({ reason, address, label, url }: NonNullable<MailContent['footer']>): string =>
  `${address ? `<br>${escapeMarkup(address)}` : ''}<p style="margin:10px 0 0">${escapeMarkup(reason)} <a href="${escapeMarkup(url)}" style="color:#6b6257">${escapeMarkup(label)}</a></p>`;

/** As wide as the text. */
const picture = ({ url, alt }: { url: string; alt: string }): string =>
  `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}" width="496" style="display:block;width:100%;height:auto;border:0;border-radius:10px;margin:0 0 20px">`;

/** The mail as HTML: tables and inline styles, which every mail program understands. */
export const mailHtml = (content: MailContent, company: Company): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(content.subject)}</title></head>
<body style="margin:0;background:#f5f1ea;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#26221d">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:14px">
<tr><td style="padding:24px 32px;border-bottom:1px solid #ece5da;font-weight:600;color:#1f4d3f">${escapeMarkup(company.name)}</td></tr>
<tr><td style="padding:28px 32px">
<h1 style="margin:0 0 18px;font-size:22px;line-height:1.3">${escapeMarkup(content.subject)}</h1>
${content.greeting ? `<p>${escapeMarkup(content.greeting)}</p>` : ''}
${content.picture ? picture(content.picture) : ''}${content.body?.html ?? ''}${content.paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join('\n')}
${content.facts ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0">${content.facts.map(fact).join('')}</table>` : ''}
${content.action ? button(content.action) : ''}${(content.links ?? []).map(link).join('')}
</td></tr>
<tr><td style="padding:18px 32px;border-top:1px solid #ece5da;color:#6b6257;font-size:14px">${escapeMarkup(company.name)} · ${escapeMarkup(company.phone)} · ${escapeMarkup(company.email)} · ${escapeMarkup(company.website)}${content.footer ? footer(content.footer) : ''}</td></tr>
</table></td></tr></table></body></html>
`;

/** The mail as plain text. */
export const mailText = (content: MailContent, company: Company): string =>
  [
    ...(content.greeting ? [content.greeting] : []),
    ...(content.body ? [content.body.text] : []),
    ...content.paragraphs,
    ...(content.facts ? [content.facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(content.action ? [`${content.action.label}:\n${content.action.url}`] : []),
    ...(content.links ?? []).map(({ label, url }) => `${label}:\n${url}`),
    `-- \n${company.name}\n${company.phone} · ${company.email} · ${company.website}`,
    ...(content.footer
      ? [
          `${content.footer.address ? `${content.footer.address}\n` : ''}${content.footer.reason}\n${content.footer.label}: ${content.footer.url}`,
        ]
      : []),
  ].join('\n\n');
