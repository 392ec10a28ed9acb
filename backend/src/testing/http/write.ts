import type { Caller } from '../api.ts';

/** Something that can be written through an API: how, with what, and how long each of its texts may be. */
export interface Write {
  readonly name: string;
  readonly good: Readonly<Record<string, unknown>>;
  /** Text fields with their greatest length; null: a choice of fixed words, not free text. */
  readonly texts: Readonly<Record<string, number | null>>;
  readonly required: readonly string[];
  /** A body without any of its fields is a good one, and fields that it does not know are left out. */
  readonly takesNothing?: true;
  /** Sends a body with any values. */
  readonly send: (body: unknown) => Promise<{ status: number; body: any }>;
}

/** An answer by GraphQL with the status that REST would have. */
export const answerOf = ({ status, ...body }: { status: number; data?: any; errors?: any[] }) => ({
  status:
    body.errors && status === 200 ? (body.errors[0]?.extensions.code === 'BAD_INPUT' ? 400 : 422) : status,
  body,
});

/** Sends a mutation with its input. */
export const mutation =
  (caller: () => Caller, name: string, type: string, answer = 'id', id?: string) =>
  async (input: unknown) => {
    const { status, ...body } = await caller().gql(
      id
        ? `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ${answer} } }`
        : `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`,
      { id, input },
    );
    return answerOf({ status, ...body });
  };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sends a mutation whose arguments are not one input. @param first the argument that stands for a body that is no object */
export const withArguments =
  (caller: () => Caller, text: string, first: string, fixed: () => Readonly<Record<string, unknown>>) =>
  async (values: unknown) =>
    answerOf(
      await caller().gql(text, { ...(isRecord(values) ? { ...values } : { [first]: [values] }), ...fixed() }),
    );
