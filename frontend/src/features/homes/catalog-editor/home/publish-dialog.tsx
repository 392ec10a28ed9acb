import { zodResolver } from '@hookform/resolvers/zod';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { publication } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { CatalogDetailsFragment } from '../../../../gql/generated.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '../../../../ui/forms/field.tsx';
import { errorCount } from './plan/plan-findings.tsx';

interface PublishDialogProps {
  readonly home: CatalogDetailsFragment;
  /** Why it was not published. */
  readonly failure: string | null;
  readonly onPublish: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const rule = z.object({ reason: publication.shape.reason.unwrap().unwrap() });

/** Asks why a home is published though its plan breaks a rule, or there is none. */
export const PublishDialog = ({ home, failure, onPublish, onClose }: PublishDialogProps) => {
  const form = useForm({ resolver: zodResolver(rule), defaultValues: { reason: '' } });
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm(`home-reason:${home.id}`, form);
  const why = home.plan
    ? `Its plan has ${pluralize(errorCount(home.findings), 'error')}.`
    : 'It has no plan that could be checked.';
  return (
    <FormDialog
      title={`Publish ${home.name} without check?`}
      description={`${why} Visitors read that it is not checked. Your reason is kept in the audit log.`}
      action="Publish without check"
      busyText="Publishing..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void handleSubmit(({ reason }) => onPublish(reason))(event)}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        required
        rows={3}
        maxLength={300}
        error={errors.reason?.message}
        {...register('reason')}
      />
    </FormDialog>
  );
};
