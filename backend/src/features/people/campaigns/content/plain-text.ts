import type { Token } from 'markdown-it';

type Merge = (written: unknown) => string;

/** A line of text without its Markdown marks; a link is followed by its address if its text differs from it. */
const inline = (tokens: readonly Token[], merge: Merge): string => {
  let text = '';
  const links: { readonly href: string; readonly from: number }[] = [];
  for (const token of tokens) {
    if (token.type === 'merge') text += merge(token.meta);
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += '\n';
    else if (token.type === 'link_open')
      links.push({ href: String(token.attrGet('href') ?? ''), from: text.length });
    else if (token.type === 'link_close') {
      const link = links.pop();
      const linkText = link ? text.slice(link.from) : '';
      if (
        link &&
        link.href !== linkText &&
        link.href !== `mailto:${linkText}` &&
        link.href !== `http://${linkText}`
      )
        text += ` (${link.href})`;
    } else text += token.content;
  }
  return text;
};

const indented = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, index) => (index ? rest : first) + line)
    .join('\n');

/** The plain-text form of a mail's Markdown: paragraphs, lists and quotes as people write them. @param merge fills in a merge field */
export const plainText = (tokens: readonly Token[], merge: Merge): string => {
  const blocks: string[] = [];
  const lists: (number | null)[] = [];
  let quotes = 0;
  let mark = '';
  for (const token of tokens) {
    if (token.type === 'ordered_list_open') lists.push(Number(token.attrGet('start') ?? 1));
    else if (token.type === 'bullet_list_open') lists.push(null);
    else if (token.type.endsWith('_list_close')) lists.pop();
    else if (token.type === 'blockquote_open') quotes += 1;
    else if (token.type === 'blockquote_close') quotes -= 1;
    else if (token.type === 'list_item_open') {
      const number = lists.at(-1) ?? null;
      mark = number === null ? '- ' : `${number}. `;
      if (number !== null) lists[lists.length - 1] = number + 1;
    } else if (token.type === 'hr') blocks.push('----');
    else if (token.type === 'inline' || token.type === 'fence' || token.type === 'code_block') {
      const blockText =
        token.type === 'inline' ? inline(token.children ?? [], merge) : token.content.trimEnd();
      const margin = '> '.repeat(quotes) + '  '.repeat(Math.max(0, lists.length - 1));
      blocks.push(indented(blockText, margin + mark, margin + ' '.repeat(mark.length)));
      mark = '';
    }
  }
  return blocks.join('\n\n');
};
