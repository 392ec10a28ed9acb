import { maxImagePixels } from '../image-size.ts';
import { z } from 'zod';
import { calendarDay } from '../dates/calendar-day.ts';
import { optional, optionalChoice, optionalId } from '../optional.ts';
import { pageNumber } from '../page-number.ts';
import { isStaff, type Role } from '../permissions.ts';
import { searchText } from '../search.ts';
import { oneLine, optionalText, text } from '../text.ts';
import { version } from '../row-version.ts';
import { undoMs } from '../waiting.ts';

/** The types of documents (docs/specification.md, section 3, and Invoice, Photo, Other). */
export const documentTypes = ['contract', 'plans', 'permit', 'invoice', 'photo', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeTitles: Readonly<Record<DocumentType, string>> = {
  contract: 'Contract',
  plans: 'Plans',
  permit: 'Permit',
  invoice: 'Invoice',
  photo: 'Photo',
  other: 'Other',
};

/** The review state of a version of a document. */
export const documentStates = ['waiting', 'approved', 'rejected'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentStateTitles: Readonly<Record<DocumentState, string>> = {
  waiting: 'Waiting for review',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** The types of other people's documents that contractors see once approved. Photos they see even before approval. */
export const siteTypes = ['plans', 'permit'] as const satisfies readonly DocumentType[];

/** The types a role may choose from for an upload. */
export const uploadTypes = (role: Role | undefined): readonly DocumentType[] =>
  role === 'contractor' ? ['photo'] : role === 'customer' || (role && isStaff(role)) ? documentTypes : [];

const megabyte = 1024 * 1024;

/** Limits of uploads (docs/security.md, H1), in bytes unless stated otherwise. */
export const documentLimits = {
  file: 25 * megabyte,
  filesPerRequest: 10,
  /** The whole body of one request: all files and the multipart framing around them. */
  request: 101 * megabyte,
  /** Everything one customer or contractor has uploaded (`person`), and everything in one project (`project`). */
  person: 1024 * megabyte,
  project: 4096 * megabyte,
  /** What a Word or Excel file, or the objects of a PDF, may come to when unpacked: in all, and as a multiple of the file's size once it is more than `freelyUnpacked`. */
  unpacked: 50 * megabyte,
  unpackedTimes: 200,
  freelyUnpacked: megabyte,
  /** The most entries of a Word or Excel file. */
  entries: 10_000,
  name: 150,
  /** The most versions of one document. */
  versions: 50,
  /** The most unanswered requests for documents in one project. */
  openRequests: 50,
} as const;

/** The accepted formats: file extension → content type. A file's content must match its extension (docs/security.md, H2). */
export const documentFormats = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  csv: 'text/csv',
} as const;
export type DocumentFormat = keyof typeof documentFormats;

/** The extensions that a browser's file dialog offers. */
export const acceptedFiles = Object.keys(documentFormats)
  .map((ending) => `.${ending}`)
  .join(',');

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' });
export const acceptedFilesText = `Up to 25 MB each: ${listed.format(['PDF', 'PNG', 'JPEG', 'WebP', 'Word', 'Excel', 'text', 'CSV'])}.`;

/** How the product can preview a file; null when it cannot. */
export const previewOf = (contentType: string): 'image' | 'pdf' | null =>
  contentType.startsWith('image/') ? 'image' : contentType === 'application/pdf' ? 'pdf' : null;

/** The extension of a file name, in lower case and without its dot; empty when there is none. */
export const fileExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file's name without its extension. */
export const titleFromFileName = (name: string): string => name.replace(/\.[^.]+$/, '');

/** Extensions of files that can be executed or rendered by a browser: `plan.html.pdf` pretends to be something else. */
const active = new Set(
  'html htm xhtml shtml svg svgz xml xsl mht mhtml js mjs cjs php phtml asp aspx jsp jar exe dll com bat cmd scr msi ps1 sh vbs wsf hta lnk url py pl rb app apk dmg iso docm xlsm pptm swf'.split(
    ' ',
  ),
);

/** Whether a name hides a dangerous extension behind another one, or contains a NUL, which some programs take for its end (docs/security.md, H2). */
export const hasDeceptiveExtension = (name: string): boolean => {
  const parts = name
    .toLowerCase()
    .split('.')
    .slice(1, -1)
    .map((part) => part.replace(/(%00|[\s_-]).*$/, ''));
  return /%00|\0/.test(name) || parts.some((part) => active.has(part));
};

// Invisible characters, and those that reverse the direction of the text after them, can make a name look like another one.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/** A file name as shown and offered for saving: no folders, no invisible characters, shortened to the limit, with its extension kept. */
export const sanitizeFileName = (input: string): string => {
  const last = input.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[<>:"|?*\s]+/g, ' ')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = fileExtension(clean);
  const room = documentLimits.name - ending.length - 1;
  const title = [...(ending ? titleFromFileName(clean) : clean)].slice(0, room).join('');
  return ending ? `${title}.${ending}` : title;
};

export const documentSentences = {
  missing: 'Document not found',
  requestMissing: 'This request for a document is not there any more',
  fetchFailed: 'Failed to fetch documents',
  none: 'No documents yet',
  noneText: 'Plans, permits, contracts and photos of your project will be kept here.',
  noFile: 'Please choose at least one file',
  tooMany: `Please send at most ${documentLimits.filesPerRequest} files at once`,
  requestTooLarge: 'These files are too large to be sent together. Please send them one by one.',
  oneVersion: 'A new version is a single file',
  notMultipart: 'Please send files as multipart/form-data',
  broken: 'The upload was broken off. Please try again.',
  stalled: 'The upload stood still for too long. Please try again.',
  typeRequired: 'Please say what kind of document it is',
  typeNotYours: 'You can add photos here. Please send other documents to our team.',
  notYours: 'Only the person who uploaded it can do this',
  reviewed: 'It has been reviewed already. Only our team can delete it now.',
  noteRequired: 'Please say what is wrong with it, so that it can be fixed',
  duePast: 'Please choose today or a later day',
  notOverdue: 'This document is not overdue',
  cannotBeMailed: 'This project has no customer who can be mailed. Please call them.',
  closed: 'This document was sent already',
  noCustomer: 'This project has no customer with an account yet, so nobody could answer',
  personFull: 'Your storage is full. Please delete what you no longer need, or call us.',
  projectFull: 'The storage of this project is full. Please ask our team.',
  manyVersions: 'This document has too many versions. Please upload it as a new one.',
  manyRequests: 'There are many open requests already. Please wait for some of them.',
  undoLate: 'It is too late to undo this. The mail about it is on its way.',
  unreadable: 'The file cannot be read right now. Please try again later.',
} as const;

/** Messages about one file. The name comes first, because several files are sent at once. */
export const fileSentences = {
  tooLarge: (name: string) => `${name} is larger than 25 MB`,
  empty: (name: string) => `${name} is empty`,
  nameless: 'A file has no usable name',
  ending: (name: string) => `${name} is of a kind that we cannot take. ${acceptedFilesText}`,
  disguised: (name: string) => `${name} has two endings. Please rename it and try again.`,
  content: (name: string) => `${name} does not contain what its ending says`,
  macros: (name: string) => `${name} contains macros. Please save it without them.`,
  scripts: (name: string) => `${name} contains programs or scripts. Please save it without them.`,
  embedded: (name: string) =>
    `${name} has other files embedded in it. Please send those on their own, and this one without them.`,
  loads: (name: string) =>
    `${name} loads something from elsewhere when it is opened. Please save it without linked templates, objects or pictures.`,
  names: (name: string) => `${name} has misleading names inside. Please save it again with Word or Excel.`,
  unpacks: (name: string) => `${name} unpacks to far more than it seems to hold. Please make it smaller.`,
  acts: (name: string) =>
    `${name} contains scripts or actions that run by themselves. Please print it as a PDF, and send that one.`,
  locked: (name: string) =>
    `${name} is protected, so that we cannot check it. Please save it without protection.`,
  unchecked: (name: string) =>
    `${name} could not be checked. Please save it again, or print it as a PDF, and send that one.`,
  damaged: (name: string) => `${name} seems to be damaged`,
  pixels: (name: string) =>
    `${name} has more than ${maxImagePixels / 1_000_000} million pixels. Please make it smaller.`,
  encoding: (name: string) => `${name} is not plain text in UTF-8`,
  duplicate: (name: string, of: string) => `${name} is here already, as “${of}”`,
} as const;

/** What is found when looking into a file. */
export type FileProblem = keyof Pick<
  typeof fileSentences,
  | 'content'
  | 'damaged'
  | 'macros'
  | 'scripts'
  | 'embedded'
  | 'loads'
  | 'names'
  | 'unpacks'
  | 'acts'
  | 'locked'
  | 'unchecked'
  | 'pixels'
  | 'encoding'
>;

const name = oneLine({ min: 1, max: documentLimits.name, message: 'Name is required' });
const type = z.enum(documentTypes, documentSentences.typeRequired);
const id = z.uuid(documentSentences.missing);

/** The form fields sent along with the files of an upload. */
export const documentUpload = z
  .object({
    type: optional(type),
    /** The request that the upload answers (`requestId`), and the document it is a new version of (`documentId`). */
    requestId: optional(id),
    documentId: optional(id),
    /** Confirms that the upload is intended even though the same content is already stored. */
    again: z
      .literal('true')
      .nullish()
      .transform((value) => value === 'true'),
  })
  .refine((input) => input.type ?? input.requestId ?? input.documentId, {
    error: documentSentences.typeRequired,
    path: ['type'],
  });
export type DocumentUpload = z.output<typeof documentUpload>;

/** Staff's decision on a version; a rejection requires a note. */
export const documentReview = z
  .object({
    version,
    decision: z.enum(['approved', 'rejected'], 'Please approve or reject it'),
    note: optionalText({ max: 1000 }),
  })
  .refine(({ decision, note }) => decision === 'approved' || note, {
    error: documentSentences.noteRequired,
    path: ['note'],
  });

/** Staff's correction of a document's name or type. */
export const documentUpdate = z.object({ version, name, type });

/** Staff's request to a customer for a document. */
export const documentRequestForm = z.object({
  name,
  type,
  note: text({ min: 1, max: 1000, message: 'Please say in a sentence what you need' }),
  dueOn: optional(z.union([z.literal('').transform(() => null), calendarDay])),
});

/** A review can be undone for this long; the mail about it waits until then. In milliseconds. */
export const undoReviewMs = undoMs;

/** Undoing a review: the version of the document that the review made. */
export const documentUndo = z.object({ version });

export const documentsPageSize = 20;

/** `oldest` is the order in which a queue is worked. */
export const documentSorts = ['newest', 'oldest'] as const;

/** Filters, page and order of a list; an empty value means "all". */
export const documentFilter = z.object({
  page: pageNumber,
  projectId: optionalId,
  type: optionalChoice(documentTypes, 'Unknown type'),
  state: optionalChoice(documentStates, 'Unknown state'),
  /** Also those that left the state by a review that can still be undone. */
  undoable: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .nullish()
    .transform((value) => value ?? false),
  search: searchText,
  sort: z
    .enum(documentSorts, 'Unknown order')
    .nullish()
    .transform((value) => value ?? 'newest'),
});
export type DocumentFilter = z.output<typeof documentFilter>;

const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A file size in words, as in `1.4 MB`. */
export const sizeText = (bytes: number): string => {
  const step = bytes < 1000 ? 0 : bytes < 1000 * 1024 ? 1 : bytes < 1000 * megabyte ? 2 : 3;
  const value = bytes / 1024 ** step;
  return `${step === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${bytes === 1 ? 'byte' : units[step]}`;
};
