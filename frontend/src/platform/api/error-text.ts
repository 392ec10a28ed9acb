import { errorCatalogue, type ErrorCode, type FieldErrors } from '@hearthline/rules/errors.ts';

/** Shown when there was no answer at all. */
export const offlineText = 'We could not reach the server. Please check your connection and try again.';

/**
 * The text for a failed REST call: the server's own message, else `ours`, followed by `offlineText` if there was no answer.
 * @param ours as in `Login failed` @param status 0 for a broken connection @param serverMessage the server's message
 */
export const failedText = (ours: string, status: number, serverMessage?: string): string =>
  serverMessage || (status === 0 ? `${ours}. ${offlineText}` : ours);

/** What went wrong in a call, in the terms of `rules/errors.ts`. */
export interface Problem {
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly fieldErrors: FieldErrors;
}

interface CodedError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown; readonly fieldErrors?: FieldErrors };
}

const isCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code);

const codeOfStatus = (status: number): ErrorCode | null =>
  (Object.keys(errorCatalogue) as ErrorCode[]).find((code) => errorCatalogue[code].status === status) ?? null;

/** Makes a {@link Problem} of whatever a call threw: a GraphQL error, a failed HTTP answer or a broken connection. */
export const problemOf = (error: unknown): Problem => {
  // Recognizes Apollo's errors by their shape, so that this file does not import Apollo.
  const shape = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly errors?: readonly CodedError[];
    readonly statusCode?: number;
    /** Only on a REST answer, which has a message of its own but no code. */
    readonly serverMessage?: string;
    readonly fieldErrors?: FieldErrors;
  };
  const first = shape.errors?.[0];
  if (first) {
    const code = isCode(first.extensions?.code) ? first.extensions.code : null;
    return {
      code,
      message: code ? first.message || errorCatalogue[code].message : errorCatalogue.INTERNAL.message,
      fieldErrors: first.extensions?.fieldErrors ?? {},
    };
  }
  if (typeof shape.statusCode === 'number') {
    const code = codeOfStatus(shape.statusCode);
    return {
      code,
      message: (code && shape.serverMessage) || errorCatalogue[code ?? 'INTERNAL'].message,
      fieldErrors: shape.fieldErrors ?? {},
    };
  }
  return { code: null, message: offlineText, fieldErrors: {} };
};

/** The message to show to the user. */
export const errorText = (error: unknown): string => problemOf(error).message;

/**
 * Shows the server's field errors under their fields and moves the focus to the first of them.
 * @param setError react-hook-form's `setError`
 * @param fields the names of the form's fields, in the order shown; that of a list stands for its entries, as in `lines.0.label`
 * @returns whether at least one field has an error
 */
export const showFieldErrors = <Name extends string>(
  error: unknown,
  setError: (name: Name, error: { type: string; message: string }, options: { shouldFocus: boolean }) => void,
  fields: readonly Name[],
): boolean => {
  const { fieldErrors } = problemOf(error);
  const shown = fields.flatMap(
    (name) =>
      Object.keys(fieldErrors).filter((path) => path === name || path.startsWith(`${name}.`)) as Name[],
  );
  shown.forEach((name, index) =>
    setError(name, { type: 'server', message: fieldErrors[name] ?? '' }, { shouldFocus: index === 0 }),
  );
  return shown.length > 0;
};
