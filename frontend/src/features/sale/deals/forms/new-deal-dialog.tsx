import { useLazyQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useCreateDealMutation, DealContactDesignsDocument } from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import type { Choice } from '../../../../ui/forms/combo-field.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { OtherOpenDeals } from '../contact/other-open-deals.tsx';
import { DealFields } from './deal-fields.tsx';
import {
  dealFieldNames,
  dealFormRule,
  designChoice,
  emptyDealForm,
  formName,
  type DealFormFields,
  type DealFormValues,
} from './deal-form.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface NewDealDialogProps {
  /** The buyer, if the form is opened from their page. */
  readonly contact?: Choice;
  readonly onClose: () => void;
}

const title = 'The deal was not created';

/** The form for a new deal, which opens its page. Whatever goes wrong, what was typed stays. */
export const NewDealDialog = ({ contact, onClose }: NewDealDialogProps) => {
  const { user } = useSession();
  const navigate = useNavigate();
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const [create] = useCreateDealMutation(useRefetchActiveQueries('DealBoard', 'Deals', 'ContactDeals'));
  const form = useForm<DealFormFields, unknown, DealFormValues>({
    resolver: zodResolver(dealFormRule),
    defaultValues: { ...emptyDealForm, contact: contact ?? null, ownerId: user?.id ?? '' },
  });
  const {
    handleSubmit,
    setError,
    setValue,
    getValues,
    formState: { isSubmitting },
  } = form;
  const chosen = useWatch({ control: form.control, name: 'contact' });
  useRestoredForm(`deal:new:${contact?.id ?? ''}`, form);
  // Whoever made one design is most likely to want that one.
  const [findDesigns] = useLazyQuery(DealContactDesignsDocument, networkOnly);
  const suggest = useEffectEvent(async (id: string): Promise<void> => {
    const { data } = await findDesigns({ variables: { id } }).catch(() => ({ data: undefined }));
    const [only, ...others] = data?.contact.designs ?? [];
    if (only && others.length === 0 && getValues('design') === null) setValue('design', designChoice(only));
  });
  useEffect(() => {
    if (contact) void suggest(contact.id);
  }, [contact]);
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      const { data } = await create({ variables: { input } });
      if (!data) return;
      showToast({ title: `${data.createDeal.number} opened`, text: data.createDeal.buyerName });
      close();
      void navigate(`/deals/${data.createDeal.id}`);
    } catch (error) {
      fail(errorText(error), () =>
        showFieldErrors(error, (name, ...problem) => setError(formName(name), ...problem), dealFieldNames),
      );
    }
  });
  return (
    <FormDialog
      title="New deal"
      action="Create deal"
      busyText="Creating..."
      busy={isSubmitting}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {chosen && <OtherOpenDeals inNewTab contactId={chosen.id} />}
      <DealFields form={form} owner={user} />
    </FormDialog>
  );
};
