import { escapeMarkup } from '@hearthline/rules/escape-markup.ts';
import type { Company } from '@hearthline/rules/company.ts';

/** The content of a mail, as blocks from which both text and HTML are made. */
export interface MailContent {
  /** The subject line, and the heading of a mail without a text of its own headings (`body`). */
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

const serif = "Georgia,'Times New Roman',serif";
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** For mail programs that have a dark mode and read styles: what each class is there. All others show what stands at the elements. */
const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:#121b16!important}.card{background:#1b2620!important}.page,.card,.text{color:#eeebe3!important}.title{color:#f3f0e8!important}.quiet,.card blockquote{color:#b7beb5!important}.card a:not(.button){color:#8fc4ab!important}.card pre{background:#121b16!important}.rule{border-color:#34413a!important}.button{background:#8fc4ab!important;color:#10201a!important}}`;

const fact = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="quiet" style="padding:6px 16px 6px 0;color:#6b6257;vertical-align:top;min-width:84px">${escapeMarkup(label)}</td><td style="padding:6px 0;word-break:break-word;overflow-wrap:anywhere">${lines(value)}</td></tr>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:28px 0"><a class="button" href="${escapeMarkup(url)}" style="background:#1d4a38;color:#ffffff;text-decoration:none;padding:13px 24px;border-radius:8px;display:inline-block;font-weight:600">${escapeMarkup(label)}</a></p>`;

const link = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:8px 0"><a href="${escapeMarkup(url)}" style="color:#1d4a38">${escapeMarkup(label)}</a></p>`;

const footer = ({ reason, address, label, url }: NonNullable<MailContent['footer']>): string =>
  `${address ? `<br>${escapeMarkup(address)}` : ''}<p style="margin:10px 0 0">${escapeMarkup(reason)} <a href="${escapeMarkup(url)}" style="color:#6b6257">${escapeMarkup(label)}</a></p>`;

/** As wide as the text. */
const picture = ({ url, alt }: { url: string; alt: string }): string =>
  `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}" width="496" style="display:block;width:100%;height:auto;border:0;border-radius:10px;margin:0 0 20px">`;

/** The icon of the site and the company's name. */
const letterhead = (name: string, publicUrl: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding:0 12px 0 0"><img src="${escapeMarkup(publicUrl)}/icon-192.png" alt="" width="36" height="36" style="display:block;border:0;border-radius:8px"></td><td class="title" style="font:20px/1.2 ${serif};color:#1d4a38">${escapeMarkup(name)}</td></tr></table>`;

const title = (subject: string): string =>
  `<h1 class="title" style="margin:0 0 18px;font:normal 25px/1.25 ${serif};color:#1b231e">${escapeMarkup(subject)}</h1>`;

/** The mail as HTML: tables and inline styles, which every mail program understands. @param publicUrl where the site's icon is */
export const mailHtml = (
  content: MailContent,
  company: Company,
  publicUrl: string,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(content.subject)}</title><style>${darkStyles}</style></head>
<body class="page" style="margin:0;background:#f6f3ec;font:16px/1.55 ${sans};color:#26221d">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f3ec"><tr><td align="center" style="padding:28px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:14px">
<tr><td class="rule" style="padding:20px 28px;border-bottom:1px solid #ece5da">${letterhead(company.name, publicUrl)}</td></tr>
<tr><td class="text" style="padding:28px;color:#26221d">
${content.body ? '' : title(content.subject)}
${content.greeting ? `<p>${escapeMarkup(content.greeting)}</p>` : ''}
${content.picture ? picture(content.picture) : ''}${content.body?.html ?? ''}${content.paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join('\n')}
${content.facts ? `<table class="text" role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0;color:#26221d">${content.facts.map(fact).join('')}</table>` : ''}
${content.action ? button(content.action) : ''}${(content.links ?? []).map(link).join('')}
</td></tr>
<tr><td class="rule quiet" style="padding:18px 28px;border-top:1px solid #ece5da;color:#6b6257;font-size:14px">${escapeMarkup(company.name)} · ${escapeMarkup(company.phone)} · ${escapeMarkup(company.email)} · ${escapeMarkup(company.website)}${content.footer ? footer(content.footer) : ''}</td></tr>
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
