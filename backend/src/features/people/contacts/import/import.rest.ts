import { importLimits, importName, importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { z } from 'zod';
import { csvHeaders } from '../../../../platform/text/csv.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { failedRows, readImport } from './import.queries.ts';
import { uploadImport } from './upload-file.ts';

const tooLarge = (): AppError => new AppError('PAYLOAD_TOO_LARGE', { message: importSentences.tooLarge });

export const contactImportRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/contact-imports',
    access: 'contact:import',
    streams: true,
    about: {
      summary: 'Upload a CSV file of contacts, to be checked before it is imported',
      query: z.object({ name: importName }),
      like: { name: 'The name of the file, 1 to 200 characters.' },
      takes: {
        'text/csv': {
          type: 'string',
          description: `The file itself: at most ${importLimits.bytes / 1_000_000} MB, ${importLimits.rows.toLocaleString('en-US')} rows and ${importLimits.columns} columns, with the column titles in its first line.`,
        },
      },
      refuses: [507],
      note: 'A file that is not imported within a day is deleted. Continue with GraphQL’s `mapContactImport` and `startContactImport`.',
      answer: 'ContactImport',
    },
    handle: async (context, { query, header, incoming }) => {
      if (
        !/^(text\/csv|text\/plain|text\/tab-separated-values|application\/(vnd\.ms-excel|octet-stream))\s*(;|$)/i.test(
          header('content-type') ?? '',
        )
      ) {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Please send a CSV file.' });
      }
      // Refused before the body is read, so that it is not uploaded in vain.
      if (Number(header('content-length') ?? 0) > importLimits.bytes) throw tooLarge();
      return {
        status: 201,
        body: await readImport(context, await uploadImport(context, query.name, incoming.stream)),
      };
    },
  },
  {
    method: 'get',
    path: '/api/contact-imports/:id/errors',
    access: 'contact:import',
    about: {
      summary:
        'Export the rows of an import to correct as CSV: failed, or without a cell that could not be read',
      like: 'contactImport',
      answers: 'text/csv',
    },
    handle: async (context, { params }) => ({
      status: 200,
      headers: csvHeaders('rows-that-failed.csv'),
      body: await failedRows(context, params.id ?? ''),
    }),
  },
];
