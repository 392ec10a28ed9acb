import { chakra } from '@chakra-ui/react/styled-system';
import {
  acceptedFiles,
  acceptedFilesText,
  documentTypeTitles,
  uploadTypes,
  type DocumentType,
} from '@hearthline/rules/delivery/documents.ts';
import { useState } from 'react';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { DropZone } from '../../../../ui/forms/drop-zone.tsx';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { UploadList } from './upload-list.tsx';
import type { Uploads } from './uploads.ts';

interface UploadPanelProps {
  /** The projects to choose from; a single one needs no choice. */
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  readonly uploads: Uploads;
}

/** Chooses project and kind, then the files to upload. */
export const UploadPanel = ({ projects, uploads }: UploadPanelProps) => {
  const { user } = useSession();
  const types = uploadTypes(user?.role);
  const [type, setType] = useState<DocumentType>(types[0] ?? 'other');
  const [chosen, setChosen] = useState('');
  const projectId = chosen || projects[0]?.id;
  if (types.length === 0) return null;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" containerType="inline-size">
      <chakra.div
        display="grid"
        gap="4"
        alignItems="end"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ '@container (min-width: 40rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)' } }}
      >
        <chakra.div display="grid" gap="4" alignSelf="center">
          {projects.length > 1 && (
            <SelectField
              label="Project"
              value={projectId}
              onChange={(event) => setChosen(event.target.value)}
            >
              {projects.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label="What is it?"
            value={type}
            onChange={(event) => setType(event.target.value as DocumentType)}
          >
            {types.map((value) => (
              <option key={value} value={value}>
                {documentTypeTitles[value]}
              </option>
            ))}
          </SelectField>
        </chakra.div>
        <DropZone
          label="Upload files"
          help={`Drop them here or press to choose. ${acceptedFilesText}`}
          accept={acceptedFiles}
          multiple
          disabled={!projectId}
          onFiles={(files) => projectId && uploads.add(files, { projectId, type })}
        />
      </chakra.div>
      <UploadList uploads={uploads} />
    </chakra.div>
  );
};
