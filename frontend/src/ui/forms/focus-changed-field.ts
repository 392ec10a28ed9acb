type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input:not([type=hidden]), select, textarea');
const contentOf = (control: Control): string =>
  control.matches('[type=checkbox], [type=radio]')
    ? String((control as HTMLInputElement).checked)
    : control.value;

/**
 * The fields of a form. As rows of a list may be rendered anew, a field is identified by its name and its position among
 * those of the same name.
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

/** The current values of a form's fields. */
export const fieldValues = (form: HTMLFormElement): ReadonlyMap<string, string> =>
  new Map([...controlsOf(form)].map(([key, control]) => [key, contentOf(control)]));

const isWritten = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('input, textarea') &&
  !element.matches('[type=checkbox], [type=radio], [type=file], [type=date], [type=time], [type=range]');

/** The text typed into a form, including that of compound fields (`type=hidden`), to detect changes. Choices are left out, being quickly made again. */
export const typedText = (form: HTMLFormElement): string =>
  [...form.elements]
    .filter(isWritten)
    .map(({ value }) => value.trim())
    .filter(Boolean)
    .join('\n');

/**
 * Moves the focus into a form that was refilled: to the first field whose value changed, or else to the submit button.
 */
export const focusChangedField = (form: HTMLFormElement, before: ReadonlyMap<string, string>): void => {
  const free = [...controlsOf(form)].filter(([, control]) => !control.matches(':disabled'));
  const [, changed] = free.find(([key, control]) => before.get(key) !== contentOf(control)) ?? [];
  const save = [...form.elements].find((element): element is HTMLElement =>
    element.matches('[type=submit]:enabled'),
  );
  (changed ?? save ?? free[0]?.[1])?.focus();
};

/** Moves the focus to the first field of a form that is marked invalid, if any. */
export const focusFirstInvalid = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/**
 * Moves the focus to `to` if it is in the toasts or nowhere, because the button that was pressed is gone or disabled; if the user has
 * moved on, it stays.
 */
export const focusIfLost = (to: HTMLElement | null): void => {
  const { activeElement } = document;
  if (
    !activeElement ||
    activeElement === document.body ||
    activeElement.matches(':disabled') ||
    activeElement.closest('[data-toasts]')
  )
    to?.focus();
};
