import { errorCatalogue, type ErrorCode, type FieldErrors } from '@hearthline/rules/errors.ts';

/** Shown when no answer came at all. */
export const offlineText = 'We could not reach the server. Please check your connection and try again.';

/**
 * What a REST answer that was no success says: the server's own sentence, else ours, with the reason where no answer came.
 * @param ours as in `Login failed`, @param status 0 is a broken connection
 */
export const failedText = (ours: string, status: number, said?: string): string =>
  said || (status === 0 ? `${ours}. ${offlineText}` : ours);

/** What went wrong, in the words of `rules/errors.ts`, from whatever a call threw. */
export interface Problem {
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly fieldErrors: FieldErrors;
}

interface CodedError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown; readonly fieldErrors?: FieldErrors };
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorCatalogue, code);

const codeOfStatus = (status: number): ErrorCode | null =>
  (Object.keys(errorCatalogue) as ErrorCode[]).find((code) => errorCatalogue[code].status === status) ?? null;

/** Reads a GraphQL error, a failed HTTP answer or a broken connection. */
export const problemOf = (error: unknown): Problem => {
  // Apollo's errors are told by their shape, so that this file needs no Apollo.
  const shape = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly errors?: readonly CodedError[];
    readonly statusCode?: number;
    /** Of a REST answer, which says no code but a sentence of its own. */
    readonly said?: string;
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
    return { code, message: (code && shape.said) || errorCatalogue[code ?? 'INTERNAL'].message, fieldErrors: shape.fieldErrors ?? {} };
  }
  return { code: null, message: offlineText, fieldErrors: {} };
};

/** The sentence for a user. */
export const errorText = (error: unknown): string => problemOf(error).message;

/**
 * Puts the server's field errors under their fields, and leads to the first of them.
 * @param setError react-hook-form's `setError`
 * @param fields the names that the form shows, in its order
 * @returns whether at least one field took its error
 */
export const showFieldErrors = <Name extends string>(
  error: unknown,
  setError: (name: Name, error: { type: string; message: string }, options: { shouldFocus: boolean }) => void,
  fields: readonly Name[],
): boolean => {
  const { fieldErrors } = problemOf(error);
  const shown = fields.filter((name) => fieldErrors[name]);
  shown.forEach((name, index) => setError(name, { type: 'server', message: fieldErrors[name] ?? '' }, { shouldFocus: index === 0 }));
  return shown.length > 0;
};
