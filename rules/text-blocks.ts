/** A text as blocks: headings (`## `), list items (`- `), and paragraphs, which blank lines divide. */
export const blocksOf = (
  body: string,
): { readonly kind: 'heading' | 'item' | 'paragraph'; readonly text: string }[] =>
  body
    .split(/\n{2,}|\n(?=- |## )|(?<=^## [^\n]*)\n/m)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => {
      if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) };
      return text.startsWith('- ') ? { kind: 'item', text: text.slice(2) } : { kind: 'paragraph', text };
    });
