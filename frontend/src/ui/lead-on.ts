type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => element.matches('input:not([type=hidden]), select, textarea');
const saidBy = (control: Control): string => (control.matches('[type=checkbox], [type=radio]') ? String((control as HTMLInputElement).checked) : control.value);

/**
 * The fields of a form. Rows of a list may be drawn anew: a field is known by what it is called, and by its place among
 * those that are called the same.
 */
const controlsOf = (form: HTMLFormElement): ReadonlyMap<string, Control> => {
  const places = new Map<string, number>();
  return new Map(
    [...form.elements].filter(isControl).map((control) => {
      const name = control.name || control.id;
      const place = places.get(name) ?? 0;
      places.set(name, place + 1);
      return [`${name} ${place}`, control];
    }),
  );
};

/** What the fields of a form say. */
export const saidIn = (form: HTMLFormElement): ReadonlyMap<string, string> => new Map([...controlsOf(form)].map(([key, control]) => [key, saidBy(control)]));

const isWritten = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('input, textarea') && !element.matches('[type=checkbox], [type=radio], [type=file], [type=date], [type=time], [type=range]');

/** What is written in a form, also what a field of several parts holds (`type=hidden`), to see whether that changed. What is merely chosen is chosen again in a moment. */
export const writtenIn = (form: HTMLFormElement): string =>
  [...form.elements].filter(isWritten).map(({ value }) => value.trim()).filter(Boolean).join('\n');

/**
 * Leads the focus on into a form that was filled anew: to the first field that says something else than before, or, where
 * none does, to the button that saves.
 */
export const leadOn = (form: HTMLFormElement, before: ReadonlyMap<string, string>): void => {
  const free = [...controlsOf(form)].filter(([, control]) => !control.matches(':disabled'));
  const [, changed] = free.find(([key, control]) => before.get(key) !== saidBy(control)) ?? [];
  const save = [...form.elements].find((element): element is HTMLElement => element.matches('[type=submit]:enabled'));
  (changed ?? save ?? free[0]?.[1])?.focus();
};

/** Leads the focus to the first field of a form that is marked as wrong, where one is. */
export const leadToMistake = (form: HTMLFormElement): void => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** Leads the focus out of the toasts, where their button left it, or from nowhere; whoever went on meanwhile stays where they are. */
export const leadOutOfToasts = (to: HTMLElement | null): void => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest('[data-toasts]')) to?.focus();
};
