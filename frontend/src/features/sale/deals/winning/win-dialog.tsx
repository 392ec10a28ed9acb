import { zodResolver } from '@hookform/resolvers/zod';
import { dealWin } from '@hearthline/rules/sale/deals/win.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { useWinDealMutation } from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

const rule = dealWin.omit({ version: true });

interface WinDialogProps {
  readonly deal: { readonly id: string; readonly number: string; readonly version: number };
  readonly onClose: () => void;
}

const title = 'The deal was not won';

/** Makes the project of a deal whose agreement is signed, and leads to it. Everything but a name and a first day is known. */
export const WinDialog = ({ deal, onClose }: WinDialogProps) => {
  const navigate = useNavigate();
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const [win] = useWinDealMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof rule>, unknown, z.output<typeof rule>>({
    resolver: zodResolver(rule),
    defaultValues: { name: '', startDate: '' },
  });
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      const { data } = await win({ variables: { id: deal.id, version: deal.version, input } });
      const project = data?.winDeal.project;
      if (!project) return;
      showToast({ title: `${deal.number} is won`, text: `${project.name} has begun.` });
      close();
      void navigate(`/projects/${project.id}`);
    } catch (error) {
      fail(errorText(error), () =>
        showFieldErrors(error, (name, ...problem) => setError(name, ...problem), ['name', 'startDate']),
      );
    }
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={`Win ${deal.number}`}
      description="The agreement becomes a project: buyers, site, home, design, sum and signed documents are taken from it, and the contact becomes a customer. A won sale ends only by being cancelled."
      action="Win the deal"
      busyText="Starting the project..."
      busy={isSubmitting}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Project name (optional)"
        autoComplete="off"
        help="If blank, it is named after the home and its buyers."
        {...field('name')}
      />
      <TextField label="Start date (optional)" type="date" {...field('startDate')} />
    </FormDialog>
  );
};
