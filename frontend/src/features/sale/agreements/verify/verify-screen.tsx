import { chakra } from '@chakra-ui/react/styled-system';
import {
  agreementSentences,
  sha256 as sha256Rule,
} from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useState } from 'react';
import { DropZone } from '../../../../ui/forms/drop-zone.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { hashOfFile } from './hash-of-file.ts';
import { VerifyResult } from './verify-result.tsx';

/** Checks a document by its file, which never leaves the browser, or by its fingerprint. @param hash the one in the address */
export const VerifyScreen = ({ hash }: { readonly hash: string | null }) => {
  const [chosen, setChosen] = useState<{ readonly hash: string; readonly name: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setFailure(null);
    try {
      setChosen({ hash: await hashOfFile(file), name: file.name });
    } catch {
      setFailure('The file could not be read. Please choose it again.');
    }
  };
  const fromAddress = hash === null ? null : sha256Rule.safeParse(hash);
  const checked = chosen?.hash ?? (fromAddress?.success ? fromAddress.data : null);
  return (
    <chakra.div display="grid" gap="6" maxW="46rem" mx="auto" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header display="grid" gap="3">
        <Heading as="h1" look="title">
          Check a document
        </Heading>
        <Text look="lead">
          Choose a signed agreement to see whether it is the one that was signed here, unchanged. Your file is
          read in this browser and is not uploaded.
        </Text>
      </chakra.header>
      <DropZone
        label="Choose a document (PDF)"
        help="Or drop it here. Only its SHA-256 fingerprint is sent."
        accept="application/pdf,.pdf"
        onFiles={([file]) => void read(file)}
      />
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      {fromAddress && !fromAddress.success && !chosen && (
        <FormMessage tone="error">{agreementSentences.sha256}</FormMessage>
      )}
      {checked && <VerifyResult key={checked} hash={checked} name={chosen?.name ?? null} />}
    </chakra.div>
  );
};
