import { useState } from 'react';
import { errorText } from '../../../platform/api/error-text.ts';
import { useDownload } from '../../../platform/api/download.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface ReceiptLinkProps {
  readonly id: string;
  /** As in `R-1001`. */
  readonly number: string;
}

/** Saves the receipt of a payment as a PDF. */
export const ReceiptLink = ({ id, number }: ReceiptLinkProps) => {
  const download = useDownload();
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    await download(`/api/payments/${id}/receipt.pdf`, `receipt-${number}.pdf`)
      .catch((error: unknown) =>
        showToast({ title: 'The receipt was not saved', text: errorText(error), tone: 'error' }),
      )
      .finally(() => setSaving(false));
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      mx="-2"
      color="pineText"
      aria-label={`Receipt ${number} as PDF`}
      disabled={saving}
      onClick={() => void save()}
    >
      {number}
    </Button>
  );
};
