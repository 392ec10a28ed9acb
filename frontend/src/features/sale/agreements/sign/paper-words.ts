/** What people sign by a link, in the words of the page. */
export interface PaperWords {
  /** As in `Purchase agreement A-1001`. */
  readonly title: string;
  /** In the middle of a sentence. */
  readonly name: string;
  readonly file: string;
}

const agreement: PaperWords = { title: 'Purchase agreement', name: 'agreement', file: 'agreement' };
const changeOrder: PaperWords = { title: 'Change order', name: 'change order', file: 'change-order' };

/** The words for what is signed. @param kind as the API answers it */
export const paperWords = ({ kind }: { readonly kind: string }): PaperWords =>
  kind === 'change_order' ? changeOrder : agreement;
