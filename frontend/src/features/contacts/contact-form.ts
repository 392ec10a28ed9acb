import { zodResolver } from '@hookform/resolvers/zod';
import { contactSentences } from '@hearthline/rules/contacts.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useContactLazyQuery, useCreateContactMutation, useUpdateContactMutation, type ContactRowFragment } from '../../gql/generated.ts';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';
import { useIdempotencyKeys } from '../../platform/idempotency-key.ts';
import { showToast } from '../../ui/toast-store.ts';
import { contactForm, emptyContactForm, fieldNames, fieldsOf, type ContactFormFields, type ContactFormValues } from './contact-form-rule.ts';
import { fullName } from './contact-words.ts';

interface ContactFormOptions {
  readonly contact: ContactRowFragment | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(contactForm as unknown as z.ZodType<ContactFormValues, ContactFormFields>);

/** The state of the contact form, and what saving it does. */
export const useContactForm = ({ contact, onSaved, onClose }: ContactFormOptions) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [version, setVersion] = useState(contact?.version ?? 0);
  /** What somebody else saved meanwhile. */
  const [newer, setNewer] = useState<ContactRowFragment | null>(null);
  const [create] = useCreateContactMutation();
  const [update] = useUpdateContactMutation();
  const [read] = useContactLazyQuery({ fetchPolicy: 'network-only' });
  const keys = useIdempotencyKeys();
  const form = useForm<ContactFormFields, unknown, ContactFormValues>({ resolver, defaultValues: contact ? fieldsOf(contact) : emptyContactForm });
  const { control, handleSubmit, setError, setFocus, reset } = form;
  const values = useWatch({ control }) as ContactFormFields;

  const drawn = useRef(false);
  useEffect(() => {
    drawn.current = true;
    return () => {
      drawn.current = false;
    };
  }, []);

  const title = contact ? contactSentences.updateFailed : contactSentences.createFailed;
  const fail = async (error: unknown): Promise<void> => {
    if (!drawn.current) return showToast({ title, text: errorText(error), tone: 'error' });
    if (contact && problemOf(error).code === 'CONFLICT') {
      const { data } = await read({ variables: { id: contact.id } });
      if (data) return setNewer(data.contact);
    }
    const first = fieldNames.find((name) => showFieldErrors(error, setError, [name]));
    if (!first) return setFailure(`${title}. ${errorText(error)}`);
    showFieldErrors(error, setError, fieldNames);
    setFocus(first);
  };

  const save = async (input: ContactFormValues): Promise<void> => {
    setFailure(null);
    try {
      if (contact) await update({ variables: { id: contact.id, input: { ...input, version } } });
      else await create({ variables: { input }, ...keys.headersFor(input) });
    } catch (error) {
      return fail(error);
    }
    keys.forget();
    showToast(contact ? { title: 'Contact saved', text: `${fullName(input)} is up to date.` } : { title: 'Contact added', text: `${fullName(input)} is now among your contacts.` });
    onSaved();
    // Closed while it was on its way: another form may be open by now.
    if (drawn.current) onClose();
  };

  const settle = (fill: boolean): void => {
    if (!newer) return;
    if (fill) reset(fieldsOf(newer));
    setVersion(newer.version);
    setNewer(null);
  };
  return { form, values, failure, submit: (event: FormEvent): Promise<void> => handleSubmit(save)(event), newer: newer && fieldsOf(newer), take: () => settle(true), keep: () => settle(false) };
};
