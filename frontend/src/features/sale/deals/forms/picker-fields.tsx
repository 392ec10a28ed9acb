import { useLazyQuery } from '@apollo/client/react';
import { useController, type Control } from 'react-hook-form';
import {
  DealContactDesignsDocument,
  DealContactsDocument,
  DealDesignsDocument,
} from '../../../../gql/generated.ts';
import { phoneText } from '../../../../domain/company.ts';
import { ComboField } from '../../../../ui/forms/combo-field.tsx';
import { designChoice, type DealFormFields, type DealFormValues } from './deal-form.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface PickerProps {
  readonly control: Control<DealFormFields, unknown, DealFormValues>;
  readonly error: string | undefined;
}

/** Chooses the buyer. */
export const ContactPicker = ({ control, error }: PickerProps) => {
  const { field } = useController({ control, name: 'contact' });
  const [find, { data, previousData, loading }] = useLazyQuery(DealContactsDocument, {
    ...networkOnly,
  });
  const choices = ((data ?? previousData)?.contacts.contacts ?? [])
    .slice(0, 20)
    .map(({ id, firstName, lastName, email, phone }) => ({
      id,
      title: `${firstName} ${lastName}`,
      note: email || phoneText(phone ?? ''),
    }));
  return (
    <ComboField
      label="Contact"
      required
      value={field.value}
      choices={choices}
      busy={loading}
      error={error}
      onSearch={(search) => void find({ variables: { search } })}
      onChoose={field.onChange}
    />
  );
};

interface DesignPickerProps extends PickerProps {
  /** Whose designs are offered before anything is typed. */
  readonly contactId: string | null;
}

/** Chooses the design: of the contact's own at first, of all by words or code. */
export const DesignPicker = ({ control, error, contactId }: DesignPickerProps) => {
  const { field } = useController({ control, name: 'design' });
  const [findAll, all] = useLazyQuery(DealDesignsDocument, networkOnly);
  const [findOwn, own] = useLazyQuery(DealContactDesignsDocument, networkOnly);
  const isOwn = own.called && !all.called;
  const designs = isOwn ? own.data?.contact.designs : (all.data ?? all.previousData)?.designs.designs;
  return (
    <ComboField
      label="Design"
      placeholder="Type a name or a code"
      help="The deal takes its value from this price."
      value={field.value}
      choices={(designs ?? []).slice(0, 20).map(designChoice)}
      busy={isOwn ? own.loading : all.loading}
      error={error}
      onSearch={(search) => {
        // Codes are shown in groups, and found without their hyphens.
        const words = search.replace(/(?<=[0-9A-Za-z]{4})-(?=[0-9A-Za-z]{4})/g, '');
        if (!words && contactId && !all.called) void findOwn({ variables: { id: contactId } });
        else void findAll({ variables: { search: words } });
      }}
      onChoose={field.onChange}
    />
  );
};
