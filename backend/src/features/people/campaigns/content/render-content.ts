import { escapeMarkup } from '@hearthline/rules/escape-markup.ts';
import { campaignSentences } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import {
  mergedValue,
  parseField,
  type MergeField,
  type MergeValues,
} from '@hearthline/rules/people/campaigns/merge-fields.ts';
import MarkdownIt, { type Token } from 'markdown-it';
import { AppError } from '../../../../platform/errors.ts';
import { plainText } from './plain-text.ts';

/** The text of one recipient's mail in both forms. */
export interface CampaignText {
  readonly html: string;
  readonly text: string;
}

interface Written {
  readonly field: MergeField;
  readonly fallback: string;
}

// No HTML, and no images: they would be fetched from elsewhere whenever the mail is opened.
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false }).disable('image');
markdown.validateLink = (url) => /^(https?:\/\/|mailto:|tel:)/i.test(url.trim());

/** Merge fields are recognized while the text is parsed and filled in when it is rendered: nothing in a value can become markup. */
markdown.inline.ruler.before('escape', 'merge', (state, silent) => {
  if (!state.src.startsWith('{{', state.pos)) return false;
  const end = state.src.indexOf('}}', state.pos);
  const written = end < 0 ? null : parseField(state.src.slice(state.pos + 2, end));
  if (!written) return false;
  if (!silent) state.push('merge', '', 0).meta = written;
  state.pos = end + 2;
  return true;
});
markdown.renderer.rules.merge = (tokens, index, _options, env) =>
  escapeMarkup(mergedValue(tokens[index]?.meta as unknown as Written, env as MergeValues));

/** Mail programs do not support style sheets: each element carries its own styles. */
const looks: Readonly<Record<string, string>> = {
  h1: "margin:22px 0 12px;font:normal 24px/1.3 Georgia,'Times New Roman',serif",
  h2: "margin:24px 0 10px;font:normal 20px/1.35 Georgia,'Times New Roman',serif",
  h3: 'margin:20px 0 8px;font-size:16px;line-height:1.4',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  li: 'margin:0 0 6px',
  a: 'color:#1d4a38;text-decoration:underline',
  blockquote: 'margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #d9cfbf;color:#57504a',
  hr: 'border:0;border-top:1px solid #ece5da;margin:24px 0',
  table: 'border-collapse:collapse;margin:0 0 16px',
  th: 'text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #ece5da',
  td: 'padding:6px 12px 6px 0;border-bottom:1px solid #f3eee6',
  pre: 'margin:0 0 16px;padding:12px;background:#f5f1ea;border-radius:8px;white-space:pre-wrap',
};

const styled = (tokens: readonly Token[]): void => {
  for (const token of tokens) {
    const look = token.nesting >= 0 ? looks[token.tag] : undefined;
    if (look) token.attrSet('style', look);
    if (token.children) styled(token.children);
  }
};

const hrefs = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => [String(token.attrGet('href') ?? ''), ...hrefs(token.children ?? [])]);

/**
 * Parses a campaign's Markdown once, for any number of recipients.
 * @throws AppError BAD_INPUT when a link's address contains a merge field: nobody could tell where it leads
 */
export const readContent = (body: string): ((values: MergeValues) => CampaignText) => {
  const tokens = markdown.parse(body, {});
  if (hrefs(tokens).some((href) => /\{\{|%7B%7B/i.test(href)))
    throw new AppError('BAD_INPUT', {
      message: campaignSentences.linkField,
      fields: { body: campaignSentences.linkField },
    });
  styled(tokens);
  return (values) => ({
    html: markdown.renderer.render(tokens, markdown.options, values),
    text: plainText(tokens, (written) => mergedValue(written as Written, values)),
  });
};
