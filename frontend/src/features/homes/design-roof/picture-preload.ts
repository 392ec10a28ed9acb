import { housePicture, type Design } from '@hearthline/rules/design.ts';
import { roofQuestion, sidingQuestion } from '@hearthline/rules/home-options.ts';

/** The designs that one more press can lead to, the questions in turn: the first options of both are looked at first. */
export const nextDesigns = (design: Design): readonly Design[] => {
  const roofs = roofQuestion.options.map(({ id }): Design => ({ ...design, roof: id }));
  const sidings = sidingQuestion.options.map(({ id }): Design => ({ ...design, siding: id }));
  const all = roofs.flatMap((roof, index) => [roof, sidings[index] ?? roof]);
  return [...new Map(all.map((each) => [housePicture(each), each])).values()].filter(
    (each) => housePicture(each) !== housePicture(design),
  );
};

/** Whether the visitor asked the browser to load as little as possible. */
const isDataSaver = (): boolean =>
  Boolean(
    (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData,
  );

/** A press in progress, or a pointer on an option, says which picture is likely next. */
const optionUnder = (event: Event): { question: string; id: string } | null => {
  const option =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[role=radio][data-option]') : null;
  const question = option?.closest<HTMLElement>('[data-question]')?.dataset['question'];
  const id = option?.dataset['option'];
  return question && id ? { question, id } : null;
};

/** How the page shows a picture: in which widths it comes, and which of them it takes. */
interface Shown {
  readonly sizes: string;
  readonly addresses: (picture: string) => string;
}

/** Loads a picture in the width that the page will show, into the browser's cache; settles when it is there or lost. */
const load = (picture: string, { sizes, addresses }: Shown): Promise<void> =>
  new Promise((settle) => {
    const image = new Image();
    image.onload = image.onerror = () => settle();
    image.fetchPriority = 'low';
    Object.assign(image, { sizes, srcset: addresses(picture), src: `${picture}?w=800` });
  });

/**
 * Loads the pictures of every design that one press leads to, so that the house changes at once. The server draws a picture
 * when it is first asked for, one after the other; hence one at a time, after the page has settled, and the one under the
 * pointer first: a picture that was pressed never waits behind a row of others.
 * @returns what ends it
 */
export const preloadPictures = (design: Design, shown: Shown): (() => void) => {
  if (isDataSaver()) return () => undefined;
  let ended = false;
  let waiting: string[] = nextDesigns(design).map(housePicture);
  const prioritize = (event: Event): void => {
    const option = optionUnder(event);
    const picture = option && housePicture({ ...design, [option.question]: option.id });
    if (picture && waiting.includes(picture))
      waiting = [picture, ...waiting.filter((other) => other !== picture)];
  };
  const loadAll = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !ended; next = waiting.shift()) await load(next, shown);
  };
  const kinds = ['pointerover', 'focusin'] as const;
  for (const kind of kinds) document.addEventListener(kind, prioritize, { passive: true });
  const start = window.setTimeout(() => void loadAll(), 300);
  return () => {
    ended = true;
    window.clearTimeout(start);
    for (const kind of kinds) document.removeEventListener(kind, prioritize);
  };
};
