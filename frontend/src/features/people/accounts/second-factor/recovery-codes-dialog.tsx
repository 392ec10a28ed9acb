import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { saveFile } from '../../../../platform/api/download.ts';
import { useCompany } from '../../../../domain/company.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { printCodes } from './print-codes.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes, which are told only once: to copy, to download or to print. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const { name } = useCompany();
  const [copied, setCopied] = useState(false);
  const title = `Recovery codes for ${name}`;
  const text = `${title}\nEach works once, in place of your second factor.\n\n${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Refused, or unavailable without https: they can be selected.
      () => undefined,
    );
  };
  return (
    <Dialog
      title="Save your recovery codes"
      description="If you lose your device, one of these codes signs you in. Each works once. They are shown only now."
      onClose={onClose}
    >
      <chakra.ul
        aria-label="Recovery codes"
        listStyle="none"
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        gap="2"
        p="4"
        borderRadius="md"
        bg="sunken"
        fontFamily="mono"
        userSelect="text"
      >
        {codes.map((code) => (
          <chakra.li key={code} textAlign="center">
            {code}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="4">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button variant="outline" size="sm" onClick={() => printCodes(title, codes)}>
          Print
        </Button>
      </chakra.div>
      <Text look="small" quiet mt="4">
        Keep them where you keep your passwords, not on the device that they stand in for.
      </Text>
      <chakra.div display="flex" justifyContent="flex-end" mt="6">
        <Button onClick={onClose}>I have saved them</Button>
      </chakra.div>
    </Dialog>
  );
};
