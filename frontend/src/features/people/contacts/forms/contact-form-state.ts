import { useLazyQuery } from '@apollo/client/react';
import { contactRuleFor, contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  ContactDocument,
  useCreateContactMutation,
  useUpdateContactMutation,
  type ContactRowFragment,
} from '../../../../gql/generated.ts';
import { changeResolver } from '../../../../platform/form-memory/changed-fields-resolver.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useIdempotencyKeys } from '../../../../platform/api/idempotency-key.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import {
  contactForm,
  emptyContactForm,
  fieldNames,
  fieldsOf,
  type ContactFormFields,
  type ContactFormValues,
} from './contact-schema.ts';
import { fullName } from '../contact-words.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface ContactFormOptions {
  readonly contact: ContactRowFragment | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The state of the contact form, and how it is saved. */
export const useContactForm = ({ contact, onSaved, onClose }: ContactFormOptions) => {
  const [create] = useCreateContactMutation();
  const [update] = useUpdateContactMutation();
  const [read] = useLazyQuery(ContactDocument, networkOnly);
  const form = useForm<ContactFormFields, unknown, ContactFormValues>({
    resolver: changeResolver(contactRuleFor(contactForm, contact), contact && fieldsOf(contact)),
    defaultValues: contact ? fieldsOf(contact) : emptyContactForm,
  });
  const { control, handleSubmit, setError, reset } = form;
  const name = `contact:${contact?.id ?? 'new'}`;
  const restored = useRestoredForm(name, form);
  const keys = useIdempotencyKeys(name);
  const values = useWatch({ control }) as ContactFormFields;

  const close = useIfMounted(onClose);
  const title = contact ? contactSentences.updateFailed : contactSentences.createFailed;
  const { failure, conflict, newer, save } = useVersionedSave({
    row: contact ?? null,
    restored,
    title,
    setError,
    fields: fieldNames,
    reload: async () => contact && (await read({ variables: { id: contact.id } })).data?.contact,
    fill: (row, how) => reset(fieldsOf(row), how),
  });
  const store = async (input: ContactFormValues): Promise<void> => {
    const saved = await save((version) =>
      contact
        ? update({ variables: { id: contact.id, input: { ...input, version } } })
        : create({ variables: { input }, ...keys.headersFor(input) }),
    );
    if (!saved) return;
    keys.forget();
    showToast(
      contact
        ? { title: 'Contact saved', text: `${fullName(input)} is up to date.` }
        : { title: 'Contact added', text: `${fullName(input)} is now among your contacts.` },
    );
    onSaved();
    close();
  };
  return {
    form,
    values,
    failure: failure && `${title}. ${failure}`,
    conflict,
    newer: newer && fieldsOf(newer),
    submit: (event: FormEvent): Promise<void> => handleSubmit(store)(event),
  };
};
