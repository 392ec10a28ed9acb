import { homeSentences, maxPictureBytes } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { useState } from 'react';
import { errorText } from './error-text.ts';
import { uploadForm } from './upload.ts';
import { newUuid } from '../browser/uuid.ts';
import { useSessionStore } from '../session/session-context.tsx';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

interface Failed {
  readonly name: string;
  readonly message: string;
}

const refusalOf = ({ type, size }: File): string | null =>
  !pictureTypes.some((known) => known === type)
    ? 'A picture must be a PNG, JPEG or WebP file'
    : size > maxPictureBytes
      ? homeSentences.pictureTooLarge
      : null;

/** Uploads pictures one after the other. @param address takes one as multipart/form-data */
export const usePictureUpload = (address: string) => {
  const session = useSessionStore();
  /** The share of the current file that has been sent, and its name. */
  const [sending, setSending] = useState<{ readonly name: string; readonly sent: number } | null>(null);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const send = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('file', file, file.name);
    setSending({ name: file.name, sent: 0 });
    await uploadForm(session, address, form, {
      key: newUuid(),
      signal: new AbortController().signal,
      onProgress: (sent) => setSending({ name: file.name, sent }),
    });
  };
  return {
    sending,
    failed,
    /** @returns whether at least one was stored */
    upload: async (files: readonly File[]): Promise<boolean> => {
      const problems: Failed[] = [];
      for (const file of files) {
        const message = refusalOf(file) ?? (await send(file).then(() => null, errorText));
        if (message) problems.push({ name: file.name, message });
      }
      setSending(null);
      setFailed(problems);
      return problems.length < files.length;
    },
  };
};
